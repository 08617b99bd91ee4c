/// The methods that the editing of an event calls.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the editing has ended; it dismisses the controller.
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
