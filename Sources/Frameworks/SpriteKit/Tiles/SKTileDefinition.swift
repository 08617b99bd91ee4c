/// A tile: a texture with a rotation.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKTileDefinition: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a tile without a texture.
  public override init() { super.init() }
  /// Creates a tile with a texture in its size.
  public convenience init(texture: SKTexture) {
    self.init(texture: texture, size: texture.size())
  }
  /// Creates a tile with a texture in another size.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(textures: [texture], size: size, timePerFrame: 0)
  }
  /// Creates a tile with a texture and a normal map, which has no effect.
  public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
    self.init(texture: texture, size: size)
    normalTextures = [normalTexture]
  }
  /// Creates an animated tile, of which the first texture is drawn.
  public convenience init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    self.init()
    (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
  }
  /// Creates an animated tile with normal maps; its first texture is drawn.
  public convenience init(
    textures: [SKTexture], normalTextures: [SKTexture], size: CGSize, timePerFrame: CGFloat
  ) {
    self.init(textures: textures, size: size, timePerFrame: timePerFrame)
    self.normalTextures = normalTextures
  }

  /// The textures; the first one is drawn.
  open var textures: [SKTexture] = []
  /// The normal maps; stored, because there is no lighting.
  open var normalTextures: [SKTexture] = []
  /// The app's own data.
  open var userData: NSMutableDictionary?
  /// The name.
  open var name: String?
  /// The size.
  open var size = CGSize.zero
  /// The duration of each texture; stored, because the first one is drawn.
  open var timePerFrame: CGFloat = 0
  /// The weight of the tile in random choices of its rule.
  open var placementWeight = 1
  /// The rotation.
  open var rotation = SKTileDefinitionRotation.rotation0
  /// Whether the tile is flipped vertically.
  open var flipVertically = false
  /// Whether the tile is flipped horizontally.
  open var flipHorizontally = false

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
    (copy.normalTextures, copy.name, copy.userData) = (normalTextures, name, userData)
    (copy.placementWeight, copy.rotation) = (placementWeight, rotation)
    (copy.flipVertically, copy.flipHorizontally) = (flipVertically, flipHorizontally)
    return copy
  }
}
