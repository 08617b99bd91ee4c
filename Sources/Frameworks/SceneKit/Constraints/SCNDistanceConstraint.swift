/// A constraint on a node's distance from a target (Scenes.SC8).
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates a constraint without a target.
  public override init() {
    target = nil
    super.init()
  }

  /// Creates a constraint.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }

  /// The node from which the distance is measured.
  open var target: SCNNode?
  /// The minimum distance.
  open var minimumDistance: CGFloat = 0
  /// The maximum distance.
  open var maximumDistance: CGFloat = .greatestFiniteMagnitude

  override func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    guard let target else { return }
    let way = node.simdWorldPosition - target.simdWorldPosition
    let distance = simd_length(way)
    guard distance > 0 else { return }
    let goal = min(max(distance, Float(minimumDistance)), Float(maximumDistance))
    guard goal != distance else { return }
    let part = Float(min(max(influenceFactor, 0), 1))
    node.simdWorldPosition += way / distance * (goal - distance) * part
  }

  override func duplicate() -> SCNConstraint {
    let copy = SCNDistanceConstraint(target: target)
    (copy.minimumDistance, copy.maximumDistance) = (minimumDistance, maximumDistance)
    return copy
  }
}
