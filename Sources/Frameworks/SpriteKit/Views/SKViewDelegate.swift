/// A delegate that decides which frames of a view are drawn.
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
  /// Returns whether the view runs and draws a frame of its scene.
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  /// Returns true.
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
