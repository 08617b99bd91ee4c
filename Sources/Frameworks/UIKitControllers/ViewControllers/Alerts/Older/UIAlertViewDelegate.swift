/// The methods by which a delegate learns which button of an alert was chosen, before iOS 9.
///
/// All methods are optional.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// The user has chosen a button (Alerts.OL2).
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system cancels the alert; never called, as the phone cancels none.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to disappear.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button that does not cancel can be chosen; asked at each change of a
  /// text.
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
