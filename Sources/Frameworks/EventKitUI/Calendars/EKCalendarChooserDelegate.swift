/// The delegate of a calendar chooser; all methods are optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Called when the user has changed the selection.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called when the user has tapped Done; the delegate dismisses the chooser.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when the user has tapped Cancel; the delegate dismisses the chooser.
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
