internal import Synchronization

/// The notifications and the settings of an app, as long as it runs.
///
/// - Thread: any.
final class NotificationStore: Sendable {
  /// A request that waits for its delivery.
  struct Pending: Sendable {
    /// The request.
    let request: UNNotificationRequest
    /// The number by which its timer is known.
    let number: Int
    /// The time of the next delivery; `nil` if nothing leads to it.
    var due: Date?
  }

  // MARK: Permission

  /// The kinds for which the app has asked; if it has asked for none while it runs, those that most
  /// apps ask for (Notifications.AU5).
  var options: UNAuthorizationOptions {
    state.withLock { $0.options } ?? [.alert, .badge, .sound]
  }
  /// Whether the app has asked for quiet notifications.
  var isProvisional: Bool { state.withLock { $0.isProvisional } }

  /// Records that the app asks for kinds of notifications.
  ///
  /// - Parameters:
  ///   - options: The kinds.
  ///   - decides: Whether quiet notifications are permitted from now on.
  func askedFor(_ options: UNAuthorizationOptions, decides: Bool) {
    state.withLock { state in
      state.options = options.union(state.options ?? [])
      if decides { state.isProvisional = true }
    }
  }

  // MARK: Requests

  /// The requests that wait for their delivery, in the order of their addition.
  var pending: [Pending] { state.withLock { $0.pending } }

  /// Adds a request, in place of one with the same identifier.
  ///
  /// - Returns: The new entry, and those that it replaces or for which there is no room.
  func add(_ request: UNNotificationRequest, due: Date?) -> (new: Pending, removed: [Pending]) {
    state.withLock { state in
      var removed = state.pending.filter { $0.request.identifier == request.identifier }
      state.pending.removeAll { $0.request.identifier == request.identifier }
      state.lastNumber += 1
      let new = Pending(request: request, number: state.lastNumber, due: due)
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
  }

  /// The number of requests that may wait: those that are delivered first are kept.
  ///
  /// - Source: Apple's Local and Remote Notification Programming Guide. Confidence: documented.
  static let limit = 64

  /// Takes the request of a number for its delivery; one that repeats remains, with its next time.
  func take(_ number: Int) -> Pending? {
    state.withLock { state in
      guard let place = state.pending.firstIndex(where: { $0.number == number }) else { return nil }
      let found = state.pending[place]
      let trigger = found.request.trigger
      if let due = found.due, let trigger, trigger.repeats, let next = trigger.date(after: due) {
        state.pending[place].due = next
      } else {
        state.pending.remove(at: place)
      }
      return found
    }
  }

  /// Sets the next time of a request that repeats.
  func setDue(_ due: Date, of number: Int) {
    state.withLock { state in
      guard let place = state.pending.firstIndex(where: { $0.number == number }) else { return }
      state.pending[place].due = due
    }
  }

  /// Removes requests by their identifiers, and returns them.
  func removePending(_ isChosen: (String) -> Bool) -> [Pending] {
    state.withLock { state in
      let removed = state.pending.filter { isChosen($0.request.identifier) }
      state.pending.removeAll { isChosen($0.request.identifier) }
      return removed
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
    var pending: [Pending] = []
    var lastNumber = 0
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
  }

  private let state = Mutex(State())
}
