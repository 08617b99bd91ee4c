/// A limit on a node's position or rotation, applied after the actions and physics of a frame
/// (Scenes.SK31…).
///
/// - Thread: main.
open class SKConstraint: NSObject, NSCopying, @unchecked Sendable {
  enum Rule {
    case position(x: SKRange?, y: SKRange?)
    case rotation(SKRange)
    case distance(SKRange, ConstraintTarget)
    case orientation(ConstraintTarget, SKRange)
  }

  let rule: Rule

  /// Creates a constraint that limits nothing.
  public override init() {
    rule = .position(x: nil, y: nil)
    super.init()
  }

  init(_ rule: Rule) {
    self.rule = rule
    super.init()
  }

  /// Whether the constraint is applied.
  open var enabled = true
  /// The node in whose coordinates the position is limited; nil for the parent.
  open var referenceNode: SKNode?

  /// Creates a limit of the horizontal position.
  open class func positionX(_ range: SKRange) -> SKConstraint {
    SKConstraint(.position(x: range, y: nil))
  }
  /// Creates a limit of the vertical position.
  open class func positionY(_ range: SKRange) -> SKConstraint {
    SKConstraint(.position(x: nil, y: range))
  }
  /// Creates a limit of the position.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint(.position(x: xRange, y: yRange))
  }
  /// Creates a limit of the rotation.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint(.rotation(zRange)) }
  /// Creates a limit of the distance from another node.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    SKConstraint(.distance(range, .node(node)))
  }
  /// Creates a limit of the distance from a point in the parent's coordinates.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint(.distance(range, .point(point, nil)))
  }
  /// Creates a limit of the distance from a point in a node's coordinates.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    SKConstraint(.distance(range, .point(point, node)))
  }
  /// Creates a constraint that turns a node towards another one.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint(.orientation(.node(node), radians))
  }
  /// Creates a constraint that turns a node towards a point in the parent's coordinates.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint(.orientation(.point(point, nil), radians))
  }
  /// Creates a constraint that turns a node towards a point in a node's coordinates.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange)
    -> SKConstraint
  {
    SKConstraint(.orientation(.point(point, node), radians))
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKConstraint(rule)
    (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
    return copy
  }
}
