/// A node that lights surrounding nodes; its properties are stored, as there is no light
/// (Scenes.SK40).
open class SKLightNode: SKNode {
  /// Creates a light, which lights nothing.
  public override init() {
    super.init()
    SpriteWarning.hasNoEffect(
      "SKLightNode", "there is no light, so that all sprites are lit evenly")
  }
  /// Creates a light from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Whether the light is on.
  open var isEnabled = true
  /// The color of the light.
  open var lightColor = UIColor.white
  /// The color of the light everywhere.
  open var ambientColor = UIColor.black
  /// The color of shadows.
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  /// The exponent by which the light gets weaker with the distance.
  open var falloff: CGFloat = 1
  /// The categories of the light.
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
