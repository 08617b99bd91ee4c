/// Makes the initializer `required`, so that a metatype can call it through the vtable.
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
