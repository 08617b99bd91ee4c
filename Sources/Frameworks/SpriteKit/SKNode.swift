/// The base class of all SpriteKit nodes.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// Creates a node without content.
  public override init() { super.init() }

  /// The name.
  open var name: String?
  /// The position in the parent.
  open var position = CGPoint.zero
  /// The order among other nodes.
  open var zPosition: CGFloat = 0
  /// The rotation in radians.
  open var zRotation: CGFloat = 0
  /// The horizontal scale.
  open var xScale: CGFloat = 1
  /// The vertical scale.
  open var yScale: CGFloat = 1
  /// The opacity.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the node is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether actions pause.
  open var isPaused = false

  /// The parent.
  open var parent: SKNode? { owner }
  /// The children.
  open var children: [SKNode] { nodes }
  /// The scene that contains the node.
  open var scene: SKScene? { self as? SKScene ?? owner?.scene }

  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// Adds a child, which leaves its parent.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    nodes.append(node)
    node.owner = self
  }

  /// Removes the node from its parent.
  open func removeFromParent() {
    owner?.nodes.removeAll { $0 === self }
    owner = nil
  }

  /// Removes all children.
  open func removeAllChildren() {
    for node in nodes { node.owner = nil }
    nodes = []
  }

  /// Returns the first child with a name.
  open func childNode(withName name: String) -> SKNode? { nodes.first { $0.name == name } }

  private var nodes: [SKNode] = []
  private weak var owner: SKNode?
}
