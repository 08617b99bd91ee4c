/// The view controller of a Today widget of before iOS 14; the phone does not launch such widgets.
///
/// None of the methods is called (Notifications.WI1).
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Asks the controller for new content; never called by the phone.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Updates the content and returns the result; never called by the phone.
  func widgetPerformUpdate() async -> NCUpdateResult
  /// Notifies the controller that the display mode has changed; never called by the phone.
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
  /// Returns `noData`: without a method of its own, the controller has nothing new.
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
