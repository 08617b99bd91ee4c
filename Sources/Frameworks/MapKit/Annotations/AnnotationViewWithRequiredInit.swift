/// The class through which views of a dynamic class are created.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class AnnotationViewWithRequiredInit: MKAnnotationView {
  /// Creates a view.
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
