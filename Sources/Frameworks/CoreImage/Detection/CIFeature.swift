/// The type and bounds of a detected feature; never created, since the phone has no detectors.
open class CIFeature: NSObject {
  /// The type: empty.
  open var type: String { "" }
  /// The bounds in the image: zero.
  open var bounds: CGRect { .zero }

  /// Creates an empty feature, for tests that override its properties.
  public override init() { super.init() }
}
