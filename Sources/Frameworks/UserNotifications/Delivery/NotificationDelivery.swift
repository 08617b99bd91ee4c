internal import AudioToolbox
internal import TactusCrashReports
internal import TactusVirtualTime
internal import UIKit

/// The timers of an app's requests, and the presentation of what they deliver.
///
/// Steps Notifications.RQ1… and Notifications.PR1….
@MainActor
final class NotificationDelivery {
  /// Creates the delivery of what a store has.
  nonisolated init(_ store: NotificationStore) { self.store = store }

  /// The center, which is set before its first use.
  nonisolated(unsafe) weak var center: UNUserNotificationCenter?

  // MARK: Requests

  /// Adds a request (Notifications.RQ1).
  ///
  /// - Returns: An error if the trigger has no time in the future.
  /// - Thread: any.
  nonisolated func add(_ request: UNNotificationRequest) -> UNError? {
    let now = Date()
    let due = request.trigger.map { $0.date(after: now) } ?? now
    if request.trigger is UNLocationNotificationTrigger {
      RuntimeWarning.once(
        "UNUserNotificationCenter.add: the phone does not know its place, so a notification with a "
          + "UNLocationNotificationTrigger stays pending", namesPlace: true)
    } else if due == nil {
      return UNError(.notificationInvalidNoDate)
    }
    let (new, removed) = store.add(request, due: due)
    if removed.contains(where: { $0.request.identifier != request.identifier }) {
      RuntimeWarning.once(
        "UNUserNotificationCenter.add: more than \(NotificationStore.limit) notifications are "
          + "pending; those that are due last are removed", namesPlace: true)
    }
    cancel(removed)
    guard let due else { return nil }
    let delay = max(0, due.timeIntervalSince(now))
    PhoneTime.runLater { self.schedule(new.number, at: AppTimers.shared.now + delay) }
    return nil
  }

  /// Removes the timers of requests.
  ///
  /// - Thread: any.
  nonisolated func cancel(_ requests: [NotificationStore.Pending]) {
    guard !requests.isEmpty else { return }
    PhoneTime.runLater {
      for request in requests {
        self.timers.removeValue(forKey: request.number).map { AppTimers.shared.remove($0) }
      }
    }
  }

  private func schedule(_ number: Int, at time: TimeInterval) {
    // The app may have removed the request meanwhile.
    guard store.pending.contains(where: { $0.number == number }) else { return }
    timers[number] = AppTimers.shared.add(at: time) { [weak self] in
      self?.timers[number] = nil
      self?.fire(number, dueAt: time)
    }
  }

  private func fire(_ number: Int, dueAt time: TimeInterval) {
    guard let pending = store.take(number), let due = pending.due else { return }
    let trigger = pending.request.trigger
    // Notifications.RQ4: of the times that have passed in a suspended app, only one is delivered.
    var (next, last) = (time, due)
    if let trigger, trigger.repeats {
      repeat {
        guard let date = trigger.date(after: last) else { break }
        next += date.timeIntervalSince(last)
        last = date
      } while next <= AppTimers.shared.now
      store.setDue(last, of: number)
      schedule(number, at: next)
    }
    let isLate = AppTimers.shared.now - time > Self.longestLag
    deliver(UNNotification(pending.request, at: due), isLate: isLate)
  }

  // MARK: Presentation

  /// Presents a notification that is due, as its app wants it (Notifications.PR1).
  private func deliver(_ notification: UNNotification, isLate: Bool) {
    guard let center else { return }
    let settings = center.settings
    guard [.authorized, .provisional].contains(settings.authorizationStatus) else {
      return RuntimeWarning.once(
        "a notification is due and is not shown: the user has not permitted notifications; call "
          + "requestAuthorization of UNUserNotificationCenter first", kind: "note")
    }
    guard !isLate, UIApplication.shared.applicationState != .background else {
      return deliverInBackground(notification, settings)
    }
    // Notifications.PR2: without a delegate nothing is presented.
    guard let delegate = center.delegate else { return }
    let isAnswered = AnswerOnce()
    delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
      guard isAnswered.claim() else { return }
      PhoneTime.runLater { self?.present(notification, options) }
    }
  }

  /// Puts a notification into the list while the app is not in front (Notifications.BG1).
  private func deliverInBackground(
    _ notification: UNNotification, _ settings: UNNotificationSettings
  ) {
    RuntimeWarning.once(
      "a notification was due while the app was in the background: it is among the delivered ones, "
        + "and neither shown nor heard, since banners of this phone appear over their app only",
      kind: "note")
    if settings.badgeSetting == .enabled { setBadge(of: notification) }
    if settings.notificationCenterSetting == .enabled { store.addDelivered(notification) }
  }

  /// Presents a notification in the ways that the app has chosen and the user permits
  /// (Notifications.PR3).
  private func present(_ notification: UNNotification, _ asked: UNNotificationPresentationOptions) {
    guard let center else { return }
    let (settings, content) = (center.settings, notification.request.content)
    var options = asked
    if options.contains(.oldAlert) { options.formUnion([.banner, .list]) }
    // Notifications.PR5.
    if content.interruptionLevel == .passive { options.subtract([.banner, .sound]) }
    if options.contains(.badge), settings.badgeSetting == .enabled { setBadge(of: notification) }
    if options.contains(.list), settings.notificationCenterSetting == .enabled {
      store.addDelivered(notification)
    }
    if options.contains(.sound), settings.soundSetting == .enabled {
      content.sound.map(NotificationSounds.play)
    }
    let hasText = [content.title, content.subtitle, content.body].contains { !$0.isEmpty }
    if options.contains(.banner), settings.alertSetting == .enabled, hasText {
      show(notification)
    }
  }

  private func setBadge(of notification: UNNotification) {
    guard let number = notification.request.content.badge?.intValue, number >= 0 else { return }
    UIApplication.shared.applicationIconBadgeNumber = number
  }

  /// Shows a banner, in place of an earlier one (Notifications.BN1).
  private func show(_ notification: UNNotification) {
    let category = store.categories.first {
      $0.identifier == notification.request.content.categoryIdentifier
    }
    banner?.dismiss()
    banner = NotificationBanner(notification, actions: category?.actions ?? []) {
      [weak self] action in self?.respond(to: notification, with: action)
    }
  }

  /// Passes the user's response to the delegate (Notifications.RE1).
  private func respond(to notification: UNNotification, with action: String) {
    guard let center else { return }
    let identifier = notification.request.identifier
    store.removeDelivered { $0 == identifier }
    let response = UNNotificationResponse(notification, action: action)
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  // MARK: Internals

  /// The seconds after which a timer is late because the app was suspended.
  ///
  /// - Source: ours: a running app fires its timers within a frame. Confidence: guess.
  private static let longestLag: TimeInterval = 1

  private let store: NotificationStore
  /// The timers of the requests, by their numbers.
  private var timers: [Int: Int] = [:]
  private var banner: NotificationBanner?
}
