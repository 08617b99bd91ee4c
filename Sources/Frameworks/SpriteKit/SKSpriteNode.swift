/// An onscreen graphical element that can be initialized from an image or a solid color.
open class SKSpriteNode: SKNode {
  /// Creates a sprite.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Creates a sprite in one color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// Creates a sprite with a texture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates a sprite with a named image.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// The texture.
  open var texture: SKTexture?
  /// The color.
  open var color: UIColor
  /// The size.
  open var size: CGSize
  /// The point of the sprite that is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
