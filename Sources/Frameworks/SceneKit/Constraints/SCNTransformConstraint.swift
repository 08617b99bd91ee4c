/// A constraint that replaces a node's transform by the result of a closure (Scenes.SC8).
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
  private enum Change {
    case transform((SCNNode, SCNMatrix4) -> SCNMatrix4)
    case position((SCNNode, SCNVector3) -> SCNVector3)
    case orientation((SCNNode, SCNQuaternion) -> SCNQuaternion)
  }

  private let change: Change
  private let isInScene: Bool

  private init(_ change: Change, _ isInScene: Bool) {
    (self.change, self.isInScene) = (change, isInScene)
    super.init()
  }

  /// Creates a constraint of the transform, in world or parent coordinates.
  public convenience init(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4
  ) { self.init(.transform(block), world) }

  /// Returns a constraint of the position, in world or parent coordinates.
  open class func positionConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
  ) -> SCNTransformConstraint { SCNTransformConstraint(.position(block), world) }

  /// Returns a constraint of the orientation, in world or parent coordinates.
  open class func orientationConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
  ) -> SCNTransformConstraint { SCNTransformConstraint(.orientation(block), world) }

  override func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    switch change {
    case .transform(let block):
      if isInScene {
        node.setWorldTransform(block(node, node.worldTransform))
      } else {
        node.transform = block(node, node.transform)
      }
    case .position(let block):
      if isInScene {
        node.worldPosition = block(node, node.worldPosition)
      } else {
        node.position = block(node, node.position)
      }
    case .orientation(let block):
      if isInScene {
        node.worldOrientation = block(node, node.worldOrientation)
      } else {
        node.orientation = block(node, node.orientation)
      }
    }
  }

  override func duplicate() -> SCNConstraint { SCNTransformConstraint(change, isInScene) }
}
