internal import TactusVirtualTime

/// An animator to which a delegate adds animations for the appearance or the dismissal of an edit
/// menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIEditMenuInteractionAnimating {
  /// Returns when the animations have ended.
  public func addCompletion() async {
    await withCompletionWaiter(fallback: ()) { waiter in addCompletion { waiter.finish(()) } }
  }
}
