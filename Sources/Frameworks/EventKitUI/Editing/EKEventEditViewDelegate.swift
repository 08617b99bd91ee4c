/// The delegate of an event editor.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when editing has ended; the delegate dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar of a new event.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns the store's calendar for new events.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    let store = controller.eventStore ?? EKEventStore()
    return store.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: store)
  }
}
