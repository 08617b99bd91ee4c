internal import TactusVirtualTime

/// An animator to which apps add animations of a drag, a drop or their cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler, which gets the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragAnimating {
  /// Returns when the animation has ended, with the position at which it ended (Animators.AN14).
  ///
  /// An animation that ends without calling its completion handlers returns `.current`.
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCompletionWaiter(fallback: .current) { waiter in
      addCompletion { waiter.finish($0) }
    }
  }
}
