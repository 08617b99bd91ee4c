// As on an iPhone, a transform can be used directly or boxed in an `NSValue`.
extension CATransform3D: BoxedValue {}

extension NSValue {
  /// Creates a value that contains a transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }

  /// The transform in the value, or the identity if there is another type in it (guess: Apple does
  /// not specify it).
  public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3DIdentity }
}
