/// A node that draws a texture or a colored rectangle (Scenes.SK10…).
open class SKSpriteNode: SKNode, SKWarpable {
  /// Creates a sprite.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, baseSize) = (texture, color, size)
    super.init()
  }

  /// Creates a sprite without content.
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

  /// Creates a sprite from an archive.
  public required init?(coder aDecoder: NSCoder) {
    (color, baseSize) = (.white, .zero)
    super.init(coder: aDecoder)
    decodeSprite(aDecoder)
  }

  /// Encodes the sprite.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSprite(coder)
  }

  /// Creates a sprite in one color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// Creates a sprite with a texture in its size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates a sprite with a texture in another size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Creates a sprite with a texture and a normal map, which has no effect.
  public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
    self.init(texture: texture)
    normalTexture = normalMap
  }

  /// Creates a sprite with a named image in its size.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// Creates a sprite with a named image; its normal map has no effect.
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
    self.init(imageNamed: name)
  }

  /// The texture; nil for one color.
  open var texture: SKTexture?
  /// The normal map; stored, because there is no lighting.
  open var normalTexture: SKTexture?
  /// The color of a sprite without a texture, and the tint of its texture.
  open var color: UIColor
  /// The strength of the tint, 0…1.
  open var colorBlendFactor: CGFloat = 0
  /// The size in the parent's coordinates, with the scales applied.
  open var size: CGSize {
    get { CGSize(width: baseSize.width * abs(xScale), height: baseSize.height * abs(yScale)) }
    set {
      baseSize = CGSize(
        width: xScale == 0 ? newValue.width : newValue.width / abs(xScale),
        height: yScale == 0 ? newValue.height : newValue.height / abs(yScale))
    }
  }
  /// The point of the sprite that is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The stretchable part of the texture in unit coordinates.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The blend mode.
  open var blendMode = SKBlendMode.alpha
  /// The category mask of lights on the sprite; stored, because there is no lighting.
  open var lightingBitMask: UInt32 = 0
  /// The category mask of lights for which the sprite casts a shadow; stored.
  open var shadowCastBitMask: UInt32 = 0
  /// The category mask of lights whose shadows fall on the sprite; stored.
  open var shadowedBitMask: UInt32 = 0
  /// The shader; stored, as shaders do not run (Scenes.SK40).
  open var shader: SKShader? {
    didSet { if shader != nil { SpriteWarning.shaderHasNoEffect("SKSpriteNode.shader") } }
  }
  /// The warp; stored (Scenes.SK40).
  open var warpGeometry: SKWarpGeometry?
  /// The number of subdivisions of the warp; stored.
  open var subdivisionLevels = 0

  /// Sets the scales so that the sprite has a size in the parent's coordinates.
  open func scale(to size: CGSize) {
    if baseSize.width != 0 { xScale = size.width / baseSize.width }
    if baseSize.height != 0 { yScale = size.height / baseSize.height }
  }

  // MARK: Internals

  /// The size in the node's own coordinates.
  package var baseSize: CGSize

  override var contentRect: CGRect? {
    CGRect(
      x: -anchorPoint.x * baseSize.width, y: -anchorPoint.y * baseSize.height,
      width: baseSize.width, height: baseSize.height)
  }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    SpritePainter(sprite: self).draw(in: context, alpha: alpha)
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKSpriteNode else { return }
    (texture, normalTexture, color) = (node.texture, node.normalTexture, node.color)
    (colorBlendFactor, baseSize) = (node.colorBlendFactor, node.baseSize)
    (anchorPoint, centerRect, blendMode) = (node.anchorPoint, node.centerRect, node.blendMode)
    (lightingBitMask, shadowCastBitMask) = (node.lightingBitMask, node.shadowCastBitMask)
    (shadowedBitMask, shader) = (node.shadowedBitMask, node.shader)
    (warpGeometry, subdivisionLevels) = (node.warpGeometry, node.subdivisionLevels)
  }
}
