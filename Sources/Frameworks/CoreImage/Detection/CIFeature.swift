/// The type and place of something that a detector found; the phone finds nothing.
open class CIFeature: NSObject {
  /// The type: empty.
  open var type: String { "" }
  /// The bounds in the image: zero.
  open var bounds: CGRect { .zero }

  /// Creates an empty feature, for tests that override its properties.
  public override init() { super.init() }
}
