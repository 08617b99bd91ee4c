internal import Synchronization
internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink
internal import TactusUIKitApp
internal import TactusVirtualTime
internal import UIKit

/// The center of an app's notifications: permission, requests, delivered notifications, actions.
///
/// Steps Notifications.AU1….
///
/// - Thread: any; a lock guards its state, and the app sets the delegate beforehand.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Returns the center of the app.
  open class func current() -> UNUserNotificationCenter {
    let link = AppPhone.link
    // The store creates one object at a time.
    let schedule = NotificationSchedule.current
    return link.storage.object(NotificationCenterHolder.self) {
      NotificationCenterHolder(center: UNUserNotificationCenter(link, schedule))
    }.center
  }

  private init(_ link: ClientLink, _ schedule: NotificationSchedule) {
    self.link = link
    delivery = NotificationDelivery(store, schedule)
    super.init()
    delivery.center = self
    delivery.receiveOldNotifications()
  }

  /// The delegate; an app sets it before its launch is finished (Notifications.DE1).
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether app extensions can provide views for notifications; always false.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks the user for permission, unless that is decided (Notifications.AU1).
  ///
  /// - Parameters:
  ///   - options: The kinds of notifications.
  ///   - completionHandler: Called on another thread with whether notifications are permitted.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { ask(options) { [self] isGranted in call { completionHandler(isGranted, nil) } } }

  /// Asks the user for permission, unless that is decided, and returns whether notifications are
  /// permitted (Notifications.AU1).
  nonisolated(nonsending) open func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Bool>) in
      ask(options) { continuation.resume(returning: $0) }
    }
  }

  private func ask(
    _ options: UNAuthorizationOptions, _ completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let isDecided = AppPermissions.permission(.notifications).status != .notDetermined
    store.askedFor(options, decides: !isDecided && options.contains(.provisional))
    // Provisional notifications need no alert (Notifications.AU4).
    guard isDecided || !options.contains(.provisional) else {
      return PhoneTime.runLater { completion(true) }
    }
    AppPermissions.ask(.notifications) { completion($0.status == .authorized) }
  }

  /// Passes the permission and the settings to a handler, on another thread (Notifications.AU5).
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    call { completionHandler(settings) }
  }

  /// Returns the permission and the settings (Notifications.AU5).
  nonisolated(nonsending) open func notificationSettings() async -> UNNotificationSettings {
    settings
  }

  /// The permission and the settings.
  var settings: UNNotificationSettings {
    let status: UNAuthorizationStatus =
      switch AppPermissions.permission(.notifications).status {
      case .notDetermined: store.isProvisional ? .provisional : .notDetermined
      case .restricted, .denied: .denied
      case .whenInUse, .always, .authorized, .limited: .authorized
      }
    return UNNotificationSettings(status, store.options)
  }

  // MARK: Requests

  /// Adds a request, in place of one with the same identifier (Notifications.RQ1).
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on another thread with an error if the request was not added.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = delivery.add(request)
    guard let completionHandler else { return }
    call { completionHandler(error) }
  }

  /// Adds a request, in place of one with the same identifier (Notifications.RQ1).
  nonisolated(nonsending) open func add(_ request: UNNotificationRequest) async throws {
    if let error = delivery.add(request) { throw error }
  }

  /// Passes the pending requests to a handler, on another thread.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = delivery.pending
    call { completionHandler(requests) }
  }

  /// Returns the requests that wait for their delivery.
  nonisolated(nonsending) open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    delivery.pending
  }

  /// Removes requests that wait for their delivery.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    delivery.remove { identifiers.contains($0) }
  }

  /// Removes all requests that wait for their delivery.
  open func removeAllPendingNotificationRequests() {
    delivery.remove { _ in true }
  }

  // MARK: Delivered notifications

  /// Passes the notifications in the list to a handler, on another thread (Notifications.PR4).
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = store.delivered
    call { completionHandler(notifications) }
  }

  /// Returns the notifications in the list (Notifications.PR4).
  nonisolated(nonsending) open func deliveredNotifications() async -> [UNNotification] {
    store.delivered
  }

  /// Removes notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    store.removeDelivered { identifiers.contains($0) }
  }

  /// Removes all notifications from the list.
  open func removeAllDeliveredNotifications() { store.removeDelivered { _ in true } }

  // MARK: Badge

  /// Sets the badge of the app's icon (Notifications.BA1).
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number; 0 for none.
  ///   - completionHandler: Called on another thread with an error if the number is negative, or
  ///     the user does not permit it.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = setBadge(newBadgeCount)
    guard let completionHandler else { return }
    call { completionHandler(error) }
  }

  /// Sets the badge of the app's icon (Notifications.BA1).
  nonisolated(nonsending) open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = setBadge(newBadgeCount) { throw error }
  }

  private func setBadge(_ number: Int) -> UNError? {
    guard number >= 0 else { return UNError(.badgeInputInvalid) }
    guard settings.badgeSetting == .enabled else { return UNError(.notificationsNotAllowed) }
    onMain { UIApplication.shared.applicationIconBadgeNumber = number }
    return nil
  }

  // MARK: Categories

  /// Sets the categories, in place of the previous ones.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    store.categories = categories
  }

  /// Passes the categories to a handler, on another thread.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = store.categories
    call { completionHandler(categories) }
  }

  /// Returns the categories.
  nonisolated(nonsending) open func notificationCategories() async -> Set<UNNotificationCategory> {
    store.categories
  }

  // MARK: Internals

  private let store = NotificationStore()
  private let delivery: NotificationDelivery
  private let link: ClientLink
  /// The queue of handlers in virtual time; `nil` before the first one.
  private let handlers = Mutex<HandlerQueue?>(nil)

  /// Calls a handler of the app on another thread; tests in virtual time wait for it.
  private func call(_ handler: @escaping @Sendable () -> Void) {
    guard PhoneTime.isTestDriven else { return PhoneTime.callOnAnotherThread(handler) }
    let queue = handlers.withLock { queue in
      let found = queue ?? HandlerQueue("UserNotifications", of: link)
      queue = found
      return found
    }
    queue.async(handler)
  }

  /// Runs a function on the main thread: immediately if the caller is on it.
  private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard PhoneTime.isOnMainActor else { return PhoneTime.runLater(body) }
    MainActor.assumeIsolated(body)
  }
}

/// The holder of an app's center, as long as the app's link to its phone exists.
private final class NotificationCenterHolder: Sendable {
  let center: UNUserNotificationCenter

  init(center: UNUserNotificationCenter) { self.center = center }
}
