/// A container for the color or texture of one of a material's visual properties.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// Creates a property without contents.
  public override init() { super.init() }

  /// Creates a property with contents.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }

  /// The color, the picture or another content.
  open var contents: Any?
  /// The strength.
  open var intensity: CGFloat = 1
  /// The transform of the picture.
  open var contentsTransform = SCNMatrix4Identity
  /// The continuation of the picture at its sides.
  open var wrapS = SCNWrapMode.clamp
  /// The continuation of the picture above and below.
  open var wrapT = SCNWrapMode.clamp
  /// The way in which a picture is made smaller.
  open var minificationFilter = SCNFilterMode.linear
  /// The way in which a picture is made larger.
  open var magnificationFilter = SCNFilterMode.linear
  /// The way in which smaller pictures are chosen.
  open var mipFilter = SCNFilterMode.nearest
  /// The places of the shape that the picture has.
  open var mappingChannel = 0
  /// The greatest number of samples at flat angles.
  open var maxAnisotropy: CGFloat = 1
  /// The color around the picture.
  open var borderColor: Any?

  /// Takes the values of another property.
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
