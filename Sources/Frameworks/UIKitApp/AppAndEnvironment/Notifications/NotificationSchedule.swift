import Synchronization
import TactusPhoneClient

/// The notifications of an app that wait for their time: those of UIKit, and the requests of
/// UserNotifications.
///
/// Steps Notifications.RQ1…
///
/// - Thread: any.
package final class NotificationSchedule: Sendable {
  /// The schedule of the app.
  package static var current: NotificationSchedule {
    AppPhone.link.storage.object(NotificationSchedule.self) { NotificationSchedule() }
  }

  /// A notification in the schedule.
  package struct Entry: Sendable {
    /// The notification.
    package let notification: any ScheduledNotification
    /// The number by which its timer is known.
    let number: Int
    /// The time of the next delivery; nil if nothing leads to it.
    package var due: Date?

    /// The values of a notification of UIKit; nil for a request of UserNotifications.
    package var values: LocalNotificationValues? {
      due.flatMap { notification.values(dueAt: $0) }
    }
  }

  /// The maximum number of pending notifications: the earliest ones are kept.
  ///
  /// - Source: Apple's Local and Remote Notification Programming Guide. Confidence: documented.
  package static let limit = 64

  /// The notifications that wait, in the order of their addition.
  package var pending: [Entry] { state.withLock { $0.pending } }

  /// The receiver of notifications of UIKit in place of the app's delegate; nil for none
  /// (Notifications.LN4).
  package var receiver: (@MainActor @Sendable (LocalNotificationValues, Bool) -> Bool)? {
    get { state.withLock { $0.receiver } }
    set { state.withLock { $0.receiver = newValue } }
  }

  // MARK: Changing

  /// Adds a notification, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - due: The time of its delivery; nil if nothing leads to it.
  /// - Returns: Whether there was room for all notifications (Notifications.RQ3).
  @discardableResult
  package func add(_ notification: any ScheduledNotification, due: Date?) -> Bool {
    let identifier = notification.scheduleIdentifier
    let (new, removed) = state.withLock { state in
      var removed = state.pending.filter { $0.notification.scheduleIdentifier == identifier }
      state.pending.removeAll { $0.notification.scheduleIdentifier == identifier }
      state.lastNumber += 1
      let new = Entry(notification: notification, number: state.lastNumber, due: due)
      state.pending.append(new)
      if state.pending.count > Self.limit,
        let last = state.pending.indices.max(by: {
          (state.pending[$0].due ?? .distantFuture) < (state.pending[$1].due ?? .distantFuture)
        })
      {
        removed.append(state.pending.remove(at: last))
      }
      return (new, removed)
    }
    removeTimers(of: removed)
    if let due {
      let delay = max(0, due.timeIntervalSince(Date()))
      PhoneTime.runLater { self.start(new.number, at: AppTimers.shared.now + delay) }
    }
    return !removed.contains { $0.notification.scheduleIdentifier != identifier }
  }

  /// Removes notifications.
  package func remove(where isChosen: (any ScheduledNotification) -> Bool) {
    let removed = state.withLock { state in
      let removed = state.pending.filter { isChosen($0.notification) }
      state.pending.removeAll { isChosen($0.notification) }
      return removed
    }
    removeTimers(of: removed)
  }

  // MARK: Internals

  private struct State: Sendable {
    var pending: [Entry] = []
    var lastNumber = 0
    var receiver: (@MainActor @Sendable (LocalNotificationValues, Bool) -> Bool)?
  }

  /// The seconds after which a timer is late because the app was suspended.
  ///
  /// - Source: ours: a running app fires its timers within a frame. Confidence: guess.
  private static let longestLag: TimeInterval = 1

  private let state = Mutex(State())
  /// The timers of the notifications, by their numbers.
  @MainActor private var timers: [Int: Int] = [:]

  private func removeTimers(of entries: [Entry]) {
    guard !entries.isEmpty else { return }
    PhoneTime.runLater {
      for entry in entries {
        self.timers.removeValue(forKey: entry.number).map { AppTimers.shared.remove($0) }
      }
    }
  }

  @MainActor
  private func start(_ number: Int, at time: TimeInterval) {
    // The app may have removed the notification meanwhile.
    guard pending.contains(where: { $0.number == number }) else { return }
    timers[number] = AppTimers.shared.add(at: time) { [weak self] in
      self?.timers[number] = nil
      self?.fire(number, dueAt: time)
    }
  }

  @MainActor
  private func fire(_ number: Int, dueAt time: TimeInterval) {
    guard let entry = take(number), let due = entry.due else { return }
    // Of the times that have passed in a suspended app, only one is delivered (Notifications.RQ4).
    var (next, last) = (time, due)
    while let date = entry.notification.nextDate(after: last) {
      next += date.timeIntervalSince(last)
      last = date
      guard next <= AppTimers.shared.now else { break }
    }
    if last != due {
      setDue(last, of: number)
      start(number, at: next)
    }
    entry.notification.deliver(
      dueAt: due, isLate: AppTimers.shared.now - time > Self.longestLag)
  }

  /// Takes a notification for its delivery; one that repeats remains.
  private func take(_ number: Int) -> Entry? {
    state.withLock { state in
      guard let place = state.pending.firstIndex(where: { $0.number == number }) else { return nil }
      let found = state.pending[place]
      if found.due.flatMap({ found.notification.nextDate(after: $0) }) == nil {
        state.pending.remove(at: place)
      }
      return found
    }
  }

  private func setDue(_ due: Date, of number: Int) {
    state.withLock { state in
      guard let place = state.pending.firstIndex(where: { $0.number == number }) else { return }
      state.pending[place].due = due
    }
  }
}
