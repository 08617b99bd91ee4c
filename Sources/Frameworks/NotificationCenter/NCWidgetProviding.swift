/// The methods of a controller of a widget of before iOS 14, which the phone does not start.
///
/// Step Notifications.WI1.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Asks the controller for new content; never called by the phone.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Returns whether there is new content; never called by the phone.
  func widgetPerformUpdate() async -> NCUpdateResult
  /// Tells the controller that the widget has another size; never called by the phone.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Asks the controller for its margins; never called by the phone.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Calls the asynchronous method.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    Task.immediate { @MainActor in
      completionHandler(await self.widgetPerformUpdate())
    }
  }
  /// Tells that the content is the same, as the controller does not know of updates.
  @MainActor public func widgetPerformUpdate() async -> NCUpdateResult { .noData }
  /// Does nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// Returns the proposed margins.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
  { defaultMarginInsets }
}
