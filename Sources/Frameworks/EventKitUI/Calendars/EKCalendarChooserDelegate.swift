/// The methods that a chooser of calendars calls; all are optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has changed the selection.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Tells the delegate that the user has touched Done; it dismisses the chooser.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Tells the delegate that the user has touched Cancel; it dismisses the chooser.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
