/// The delegate of an alert view, from before iOS 9, which follows the choice of a button.
///
/// All methods are optional.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has chosen a button (Alerts.OL2).
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Notifies the delegate that the system cancels the alert; never called.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Notifies the delegate that the alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// Notifies the delegate that the alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Notifies the delegate that the alert is about to disappear.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Notifies the delegate that the alert has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button that does not cancel can be chosen; called at each change of
  /// a text.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated, message: "use UIAlertController")
extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns true.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
