/// A container for the color or texture of one of a material's visual properties.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// Creates a property without contents.
  public override init() { super.init() }

  /// The color, the picture or another content.
  open var contents: Any?
  /// The strength.
  open var intensity: CGFloat = 1
}
