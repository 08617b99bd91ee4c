/// The methods by which a delegate learns which button of a sheet was chosen, before iOS 8.3.
///
/// All methods are optional.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// The user has chosen a button (Alerts.OL2).
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system cancels the sheet; never called, as the phone cancels none.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to disappear.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has disappeared.
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
