/// An animator to which apps add animations of a drag, a drop or their cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler, which gets the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
