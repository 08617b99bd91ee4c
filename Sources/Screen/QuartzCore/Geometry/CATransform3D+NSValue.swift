// As on an iPhone, a change in space is itself or boxed, as it is asked for.
extension CATransform3D: BoxedValue {}

extension NSValue {
  /// Boxes a change in space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }

  /// The change in space in it; none where something else is in it (guess: Apple leaves it open).
  public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3DIdentity }
}
