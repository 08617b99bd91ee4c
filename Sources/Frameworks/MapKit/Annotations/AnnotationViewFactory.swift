/// The factory of annotation views whose class is known only at run time.
///
/// The initializer is not `required`, so that apps may omit it; it has the same vtable slot in
/// every subclass.
@MainActor
enum AnnotationViewFactory {
  static func make(
    _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String?
  ) -> MKAnnotationView {
    DynamicCreation.object(of: type, through: AnnotationViewWithRequiredInit.self) {
      $0.init(annotation: annotation, reuseIdentifier: identifier)
    }
  }
}
