internal import AudioToolbox
internal import TactusCrashReports
internal import TactusUIKitApp
internal import TactusVirtualTime
internal import UIKit

/// The schedule of an app's requests, and the presentation of what is due.
///
/// Steps Notifications.RQ1… and Notifications.PR1….
@MainActor
final class NotificationDelivery {
  /// Creates the delivery of what a store and a schedule have.
  nonisolated init(_ store: NotificationStore, _ schedule: NotificationSchedule) {
    (self.store, self.schedule) = (store, schedule)
  }

  /// The center, which is set before its first use.
  ///
  /// Unchecked because it is set before its first use.
  nonisolated(unsafe) weak var center: UNUserNotificationCenter?

  // MARK: Requests

  /// The requests that wait, in the order of their addition; also the notifications of UIKit
  /// (Notifications.LN4).
  ///
  /// - Thread: any.
  nonisolated var pending: [UNNotificationRequest] {
    schedule.pending.compactMap { entry in
      (entry.notification as? ScheduledRequest)?.request
        ?? UNNotificationRequest(oldNotification: entry)
    }
  }

  /// Adds a request (Notifications.RQ1).
  ///
  /// - Returns: An error if the trigger has no date in the future.
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
    let scheduled = ScheduledRequest(request) { [weak self] date, isLate in
      self?.deliver(UNNotification(request, at: date), isLate: isLate)
    }
    guard !schedule.add(scheduled, due: due) else { return nil }
    RuntimeWarning.once(
      "UNUserNotificationCenter.add: more than \(NotificationSchedule.limit) notifications are "
        + "pending; those that are due last are removed", namesPlace: true)
    return nil
  }

  /// Removes requests that wait, by their identifiers.
  ///
  /// - Thread: any.
  nonisolated func remove(_ isChosen: (String) -> Bool) {
    schedule.remove { isChosen($0.scheduleIdentifier) }
  }

  /// Schedules the notifications of UIKit, which are no requests (Notifications.LN4).
  ///
  /// - Thread: any.
  nonisolated func receiveOldNotifications() {
    schedule.receiver = { [weak self] values, isLate in
      guard let self, let center else { return false }
      let isInBackground = isLate || UIApplication.shared.applicationState == .background
      guard center.delegate != nil || isInBackground else { return false }
      let request = UNNotificationRequest(oldValues: values)
      deliver(UNNotification(request, at: values.date), isLate: isLate)
      return true
    }
  }

  // MARK: Presentation

  /// Presents a notification that is due, as the delegate of its app decides (Notifications.PR1).
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

  /// Adds a notification to the list while the app is in the background (Notifications.BG1).
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

  /// Presents a notification with the options that the app has chosen and the user permits
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

  /// Shows a banner in place of an earlier one (Notifications.BN1).
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

  private let store: NotificationStore
  private nonisolated let schedule: NotificationSchedule
  private var banner: NotificationBanner?
}
