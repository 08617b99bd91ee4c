import EventKit
import PhoneTesting
import Synchronization
import UIKit

/// A phone with an app that uses its events and reminders.
@MainActor struct EventBench {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  let phone = SimulatedPhone()
  let store: EKEventStore
  let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

  init(_ status: PermissionStatus? = .authorized) {
    phone.launch(PlainApp.self)
    if let status {
      phone.permissions[.calendars] = status
      phone.permissions[.reminders] = status
    }
    store = phone.run { EKEventStore() }
  }

  /// Returns a new event of an hour in the calendar for new events.
  func event(_ title: String, after hours: Double = 0) -> EKEvent {
    phone.run {
      let event = EKEvent(eventStore: store)
      (event.title, event.calendar) = (title, store.defaultCalendarForNewEvents)
      (event.startDate, event.endDate) = (noon + hours * 3600, noon + (hours + 1) * 3600)
      return event
    }
  }

  /// Returns a new reminder in the list for new reminders.
  func reminder(_ title: String) -> EKReminder {
    phone.run {
      let reminder = EKReminder(eventStore: store)
      (reminder.title, reminder.calendar) = (title, store.defaultCalendarForNewReminders())
      return reminder
    }
  }

  /// Returns the titles of the events between two hours.
  func found(_ start: Double, _ end: Double, _ calendars: [EKCalendar]? = nil) -> [String] {
    phone.run {
      let predicate = store.predicateForEvents(
        withStart: noon + start * 3600, end: noon + end * 3600, calendars: calendars)
      return store.events(matching: predicate).map { $0.title ?? "" }
    }
  }

  /// Returns the titles of reminders; nil without permission, and empty before they arrive.
  func reminders(_ predicate: NSPredicate, canceled: Bool = false) -> [String]? {
    let answer = Mutex<[String]?>(["not called"])
    let isDone = DispatchSemaphore(value: 0)
    phone.run {
      let token = store.fetchReminders(matching: predicate) { found in
        answer.withLock { $0 = found?.map { $0.title ?? "" } }
        isDone.signal()
      }
      if canceled { store.cancelFetchRequest(token) }
    }
    phone.wait(0.5)
    // The function is called on another thread, which virtual time does not wait for.
    if !canceled { isDone.wait() }
    return answer.withLock(\.self)
  }

  /// Returns the code of the error that a function throws; `nil` without one.
  func code(_ body: () throws -> Void) -> EKError.Code? {
    do {
      try phone.run { try body() }
      return nil
    } catch {
      return (error as? EKError)?.code
    }
  }
}
