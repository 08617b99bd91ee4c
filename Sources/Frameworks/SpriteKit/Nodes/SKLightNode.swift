/// A light; stored, because nodes are drawn unlit (Scenes.SK40).
open class SKLightNode: SKNode {
  /// Creates a light, which has no effect.
  public override init() {
    super.init()
    SpriteWarning.hasNoEffect(
      "SKLightNode", "there is no light, so that all sprites are lit evenly")
  }
  /// Creates a light from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Whether the light is on; stored.
  open var isEnabled = true
  /// The color of the light; stored.
  open var lightColor = UIColor.white
  /// The ambient color; stored.
  open var ambientColor = UIColor.black
  /// The color of shadows; stored.
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  /// The exponent of the falloff; stored.
  open var falloff: CGFloat = 1
  /// The category mask of the light.
  open var categoryBitMask: UInt32 = 1

  // MARK: Internals

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKLightNode else { return }
    (isEnabled, lightColor, ambientColor) = (node.isEnabled, node.lightColor, node.ambientColor)
    (shadowColor, falloff) = (node.shadowColor, node.falloff)
    categoryBitMask = node.categoryBitMask
  }
}
