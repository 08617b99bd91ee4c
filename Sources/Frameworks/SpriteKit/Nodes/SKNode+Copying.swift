import TactusFoundation

extension SKNode {
  /// Returns a copy of the node and its descendants, each made by `init()` of its class
  /// (Scenes.SK9).
  func copyOfTree() -> SKNode {
    let copy = unsafeDowncast(ObjectFactory.make(type(of: self)), to: SKNode.self)
    // A class may add children in its initializer; the copies replace them.
    copy.removeAllChildren()
    copy.takeProperties(of: self)
    for node in nodes {
      guard let child = node.copy() as? SKNode else { continue }
      copy.addChild(child)
    }
    return copy
  }

  /// Copies the properties that every node has.
  func takeNodeProperties(of node: SKNode) {
    (name, position, zPosition, zRotation) =
      (node.name, node.position, node.zPosition, node.zRotation)
    (xScale, yScale, alpha, speed) = (node.xScale, node.yScale, node.alpha, node.speed)
    (isHidden, isPaused) = (node.isHidden, node.isPaused)
    (isUserInteractionEnabled, focusBehavior) = (node.isUserInteractionEnabled, node.focusBehavior)
    (constraints, reachConstraints) = (node.constraints, node.reachConstraints)
    attributeValues = node.attributeValues
    userData = node.userData?.mutableCopy() as? NSMutableDictionary
    physicsBody = node.physicsBody?.copy() as? SKPhysicsBody
  }
}
