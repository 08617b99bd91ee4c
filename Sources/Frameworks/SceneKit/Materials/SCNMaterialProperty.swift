/// The contents of one channel of a material: a color, a picture or a number.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// Creates a property without contents.
  public override init() { super.init() }

  /// Creates a property with contents.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }

  /// The color, picture or number.
  open var contents: Any?
  /// The intensity of the contents.
  open var intensity: CGFloat = 1
  /// The transform of texture coordinates.
  open var contentsTransform = SCNMatrix4Identity
  /// The horizontal wrap mode.
  open var wrapS = SCNWrapMode.clamp
  /// The vertical wrap mode.
  open var wrapT = SCNWrapMode.clamp
  /// The filter for textures that are drawn smaller.
  open var minificationFilter = SCNFilterMode.linear
  /// The filter for textures that are drawn larger.
  open var magnificationFilter = SCNFilterMode.linear
  /// The filter between mipmap levels.
  open var mipFilter = SCNFilterMode.nearest
  /// The index of the source of texture coordinates.
  open var mappingChannel = 0
  /// The maximum anisotropy of texture filtering.
  open var maxAnisotropy: CGFloat = 1
  /// The color outside of the picture.
  open var borderColor: Any?

  /// Copies the values of another property.
  func take(_ other: SCNMaterialProperty) {
    (contents, intensity, borderColor) = (other.contents, other.intensity, other.borderColor)
    contentsTransform = other.contentsTransform
    wrapS = other.wrapS
    wrapT = other.wrapT
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    mipFilter = other.mipFilter
    mappingChannel = other.mappingChannel
    maxAnisotropy = other.maxAnisotropy
  }
}
