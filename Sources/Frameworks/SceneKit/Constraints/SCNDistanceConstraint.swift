/// A constraint that keeps a node between two distances from another one (Scenes.SC8).
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates a constraint of the distance to no node.
  public override init() {
    target = nil
    super.init()
  }

  /// Creates a constraint.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }

  /// The node from which the distance is.
  open var target: SCNNode?
  /// The least distance.
  open var minimumDistance: CGFloat = 0
  /// The greatest distance.
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
