import EventKitUI

/// An app that presents pages of events, and notes what they tell it.
final class CalendarApp: UIResponder, UIApplicationDelegate, EKEventEditViewDelegate,
  EKEventViewDelegate, EKCalendarChooserDelegate
{
  var window: UIWindow?
  let root = UIViewController()
  /// The calls of the delegates.
  var notes: [String] = []
  /// The calendar of new events; nil for that of the store.
  var calendar: EKCalendar?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.view.backgroundColor = .systemBackground
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    notes.append("edit \(action)")
    if !controller.isBeingDismissed { controller.dismiss(animated: true) }
  }

  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    calendar ?? controller.eventStore.defaultCalendarForNewEvents
      ?? EKCalendar(for: .event, eventStore: controller.eventStore)
  }

  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
  ) {
    notes.append("view \(action)")
    root.dismiss(animated: true)
  }

  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
    let titles = calendarChooser.selectedCalendars.map(\.title).sorted()
    notes.append("selected \(titles.joined(separator: " "))")
  }
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { notes.append("done") }
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { notes.append("cancel") }
}
