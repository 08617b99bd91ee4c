/// The duration of an animation of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

/// The animations of a moving focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Performs an app's animations; the focus itself is not animated with them.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
  /// Performs animations of the item that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Instant())
    completion?()
  }
  /// Performs animations of the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Instant())
    completion?()
  }

  // MARK: Internals

  /// Creates a coordinator; animations that are added to it end at once.
  public override init() { super.init() }

  private final class Instant: NSObject, UIFocusAnimationContext { let duration = 0.0 }
}
