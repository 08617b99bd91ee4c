/// Methods that are called when physics bodies begin and end to touch.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Tells the delegate that two bodies began to touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Tells the delegate that two bodies no longer touch.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {
    // does nothing
  }
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {
    // does nothing
  }
}
