/// The abstract superclass for objects that represent notable features detected in an image.
open class CIFeature: NSObject {
  /// The type of the feature.
  open var type: String { "" }
  /// The rectangle of the feature in the image.
  open var bounds: CGRect { .zero }

  /// Creates a feature of no image, as tests do that override its properties.
  public override init() { super.init() }
}
