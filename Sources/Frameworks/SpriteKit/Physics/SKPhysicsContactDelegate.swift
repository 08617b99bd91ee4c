/// Callbacks for the beginnings and ends of contacts.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Called when two bodies begin to touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called when two bodies stop touching.
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
