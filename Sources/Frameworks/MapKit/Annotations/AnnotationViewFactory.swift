/// The factory of annotation views whose class is known only at run time.
///
/// The initializer is not `required`, so that apps may omit it; it has the same vtable slot in
/// every subclass.
@MainActor
enum AnnotationViewFactory {
  // The optimizer trusts the cast and would call the initializer of the named class.
  @_optimize(none) @inline(never)
  static func make(
    _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String?
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: AnnotationViewWithRequiredInit.Type.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }
}
