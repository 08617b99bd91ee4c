/// The delegate of an action sheet, from before iOS 8.3, which follows the choice of a button.
///
/// All methods are optional.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has chosen a button (Alerts.OL2).
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Notifies the delegate that the system cancels the sheet; never called.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Notifies the delegate that the sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Notifies the delegate that the sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Notifies the delegate that the sheet is about to disappear.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Notifies the delegate that the sheet has disappeared.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "use UIAlertController")
extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
