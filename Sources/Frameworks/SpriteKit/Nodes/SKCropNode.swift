/// A node whose children are clipped to a mask.
///
/// The children are visible where the mask is opaque (Scenes.SK15).
open class SKCropNode: SKNode {
  /// Creates a node without a mask.
  public override init() { super.init() }
  /// Creates a node from an archive, without its mask.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The node whose alpha is the mask; nil crops nothing.
  open var maskNode: SKNode?

  // MARK: Internals

  override var drawsTreeAsOne: Bool { maskNode != nil }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    maskNode = (node as? SKCropNode)?.maskNode?.copy() as? SKNode
  }
}
