internal import TactusVirtualTime

/// An animator for an app's animations alongside a lift, a drop or a cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler, which receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragAnimating {
  /// Returns the final position when the animation ends (Animators.AN14).
  ///
  /// `.current` is returned for an animation that ends without calling its completion handlers.
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCompletionWaiter(fallback: .current) { waiter in
      addCompletion { waiter.finish($0) }
    }
  }
}
