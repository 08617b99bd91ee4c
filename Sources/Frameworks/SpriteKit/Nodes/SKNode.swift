/// A node of the scene tree: a transform, children, actions and optionally a physics body
/// (Scenes.SK1…).
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// Creates a node without content.
  public override init() { super.init() }

  /// Creates a node from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(fileNamed filename: String) {
    SpriteWarning.isNotRead(filename, as: "\(Self.self)(fileNamed:)")
    return nil
  }

  /// Creates a node from a file of Xcode's scene editor; always throws (Scenes.SK8).
  public convenience init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>)
    throws
  {
    SpriteWarning.isNotRead(filename, as: "\(Self.self)(fileNamed:securelyWithClasses:)")
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// Creates a node from an archive (Scenes.SK9).
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    decodeNode(aDecoder)
  }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the node with its children, without actions and physics (Scenes.SK9).
  open func encode(with coder: NSCoder) { encodeNode(coder) }
  /// Returns a copy of the node with copies of its children, without parent and running actions
  /// (Scenes.SK9).
  open func copy(with zone: NSZone? = nil) -> Any { copyOfTree() }

  // MARK: Geometry

  /// The position in the parent's coordinates.
  open var position = CGPoint.zero
  /// The z position relative to the parent, which determines the drawing order.
  open var zPosition: CGFloat = 0
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// The horizontal scale of the node and its descendants.
  open var xScale: CGFloat = 1
  /// The vertical scale of the node and its descendants.
  open var yScale: CGFloat = 1
  /// The frame of the node's own content in the parent's coordinates.
  open var frame: CGRect { contentFrame ?? CGRect(origin: position, size: .zero) }

  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// Returns the frame of the node and its descendants in the parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

  // MARK: Appearance and behavior

  /// The opacity, multiplied by the parent's.
  open var alpha: CGFloat = 1
  /// Whether the node and its descendants are hidden.
  open var isHidden = false
  /// Whether the actions of the node and its descendants are paused.
  open var isPaused = false
  /// The speed of the actions of the node and its descendants.
  open var speed: CGFloat = 1
  /// Whether the node receives touches.
  open var isUserInteractionEnabled = false
  /// The focus behavior; stored, because the phone has no focus engine.
  open var focusBehavior = SKNodeFocusBehavior.none
  /// The name, for searches.
  open var name: String?
  /// The app's own data.
  open var userData: NSMutableDictionary?
  /// The physics body.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard oldValue !== physicsBody else { return }
      if oldValue?.node === self { oldValue?.attach(to: nil) }
      physicsBody?.attach(to: self)
    }
  }
  /// The constraints, applied in each frame.
  open var constraints: [SKConstraint]?
  /// The joint limits for inverse kinematics; stored.
  open var reachConstraints: SKReachConstraints?
  /// The values of shader attributes; stored, because shaders do not run.
  open var attributeValues: [String: SKAttributeValue] = [:]

  /// Stores the value of a shader attribute.
  open func setValue(_ value: SKAttributeValue, forAttribute key: String) {
    attributeValues[key] = value
  }
  /// Returns the value of a shader attribute.
  open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }

  // MARK: Tree

  /// The parent.
  open var parent: SKNode? { owner }
  /// The children.
  open var children: [SKNode] { nodes }
  /// The scene at the root of the tree.
  open var scene: SKScene? { root as? SKScene }

  /// Adds a child as the last one.
  open func addChild(_ node: SKNode) { insert(node, at: nodes.count) }
  /// Inserts a child at a position in the list of children.
  open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }
  /// Removes some of the children.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.owner === self { node.removeFromParent() }
  }
  /// Removes all children.
  open func removeAllChildren() { for node in nodes { node.removeFromParent() } }
  /// Removes the node from its parent.
  open func removeFromParent() {
    guard let owner else { return }
    owner.nodes.removeAll { $0 === self }
    self.owner = nil
  }
  /// Moves the node to another parent; its world transform is kept.
  open func move(toParent parent: SKNode) { moveKeepingPlace(to: parent) }
  /// Returns whether the node is a descendant of another node.
  open func inParentHierarchy(_ parent: SKNode) -> Bool { isDescendant(of: parent) }
  /// Returns whether both nodes are equal.
  open func isEqual(to node: SKNode) -> Bool { isEqual(node) }

  // MARK: Searching

  /// Returns the first node that matches a name or pattern (Scenes.SK3).
  open func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    NodeSearch(name).visit(from: self) { node in
      found = node
      return false
    }
    return found
  }
  /// Calls a closure with each node that matches a name or pattern (Scenes.SK3).
  open func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NodeSearch(name).visit(from: self) { node in
      var stop = ObjCBool(false)
      block(node, &stop)
      return !stop.boolValue
    }
  }
  /// The nodes that match a name or pattern (Scenes.SK3).
  open subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    NodeSearch(name).visit(from: self) { node in
      found.append(node)
      return true
    }
    return found
  }
  /// Returns whether a point in the parent's coordinates is in the accumulated frame.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Returns the foremost visible descendant at a point, or this node (Scenes.SK4).
  open func atPoint(_ p: CGPoint) -> SKNode { foremost(at: p) ?? self }
  /// Returns the visible descendants at a point, the foremost first (Scenes.SK4).
  open func nodes(at p: CGPoint) -> [SKNode] { descendants(at: p) }
  /// Returns whether the frames of both nodes intersect, without their children.
  open func intersects(_ node: SKNode) -> Bool { intersectsFrame(of: node) }

  // MARK: Coordinates

  /// Converts a point from another node's coordinates.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.transformToRoot).applying(transformToRoot.inverted())
  }
  /// Converts a point to another node's coordinates.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  // MARK: Actions

  /// Runs an action.
  open func run(_ action: SKAction) { start(action) }
  /// Runs an action, then calls a closure.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    start(action, completion: block)
  }
  /// Runs an action under a key, replacing the one with the same key.
  open func run(_ action: SKAction, withKey key: String) { start(action, key: key) }
  /// Runs an action, and returns when it has ended or was removed.
  open func run(_ action: SKAction) async { await startAndWait(action) }
  /// Returns whether the node runs actions.
  open func hasActions() -> Bool { !running.isEmpty }
  /// Returns the action that runs under a key.
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
  /// Removes the action that runs under a key.
  open func removeAction(forKey key: String) { removeRunning { $0.key == key } }
  /// Removes all actions.
  open func removeAllActions() { removeRunning { _ in true } }

  // MARK: Responding

  /// The parent, or the view of a scene.
  open override var next: UIResponder? { owner }
  // The default implementations stop the propagation here: a node that accepts touches is the last
  // responder that receives them (a guess).
  /// Called when touches have begun on the node.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // does nothing
  }
  /// Called when touches that began on the node have changed.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // does nothing
  }
  /// Called when touches that began on the node have ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // does nothing
  }
  /// Called when touches that began on the node were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // does nothing
  }

  // MARK: Internals

  var nodes: [SKNode] = []
  weak var owner: SKNode?
  /// The running actions, in order of their start.
  var running: [RunningAction] = []

  /// The transform from the node's coordinates to the parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: xScale, y: yScale)
      .concatenating(CGAffineTransform(rotationAngle: zRotation))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
  /// The rectangle of the content in the node's own coordinates; nil without content.
  var contentRect: CGRect? { nil }
  /// Draws the content at an opacity, in the node's own coordinates.
  func drawContent(in context: CGContext, alpha: CGFloat) {
    // draws nothing
  }
  /// Whether the node and its descendants are drawn as one image.
  var drawsTreeAsOne: Bool { false }
  /// Copies the properties of another node of the same class.
  func takeProperties(of node: SKNode) { takeNodeProperties(of: node) }
}
