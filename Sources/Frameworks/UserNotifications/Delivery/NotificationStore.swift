internal import Synchronization

/// The notifications and the settings of an app while it runs.
///
/// - Thread: any.
final class NotificationStore: Sendable {
  // MARK: Permission

  /// The options that the app has requested; before its first request, those that most apps request
  /// (Notifications.AU5).
  var options: UNAuthorizationOptions {
    state.withLock { $0.options } ?? [.alert, .badge, .sound]
  }
  /// Whether the app has requested provisional authorization.
  var isProvisional: Bool { state.withLock { $0.isProvisional } }

  /// Records that the app requests options.
  ///
  /// - Parameters:
  ///   - options: The kinds.
  ///   - decides: Whether provisional notifications become permitted.
  func askedFor(_ options: UNAuthorizationOptions, decides: Bool) {
    state.withLock { state in
      state.options = options.union(state.options ?? [])
      if decides { state.isProvisional = true }
    }
  }

  // MARK: Delivered notifications

  /// The notifications in the list, the newest first.
  var delivered: [UNNotification] { state.withLock { $0.delivered } }

  /// Adds a notification to the list, in place of one with the same identifier.
  func addDelivered(_ notification: UNNotification) {
    state.withLock { state in
      state.delivered.removeAll {
        $0.request.identifier == notification.request.identifier
      }
      state.delivered.insert(notification, at: 0)
    }
  }

  /// Removes notifications from the list by their identifiers.
  func removeDelivered(_ isChosen: (String) -> Bool) {
    state.withLock { $0.delivered.removeAll { isChosen($0.request.identifier) } }
  }

  // MARK: Categories

  /// The categories.
  var categories: Set<UNNotificationCategory> {
    get { state.withLock { $0.categories } }
    set { state.withLock { $0.categories = newValue } }
  }

  // MARK: Internals

  private struct State: Sendable {
    var options: UNAuthorizationOptions?
    var isProvisional = false
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
  }

  private let state = Mutex(State())
}
