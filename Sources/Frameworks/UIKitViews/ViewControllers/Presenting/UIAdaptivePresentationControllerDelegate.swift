/// The methods by which a delegate controls the dismissal of a presentation.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a user may dismiss the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Tells the delegate that a user is about to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a user dismissed the presentation; a dismissal by the app is not
  /// reported.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a user tried to dismiss a presentation that does not allow it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
