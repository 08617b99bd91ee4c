/// The observers with selectors.
enum SelectorObservers {
  /// The registration of an observer for a notification.
  struct Entry {
    weak var center: NotificationCenter?
    let listener: SelectorListener
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  /// Adds a registration and removes those of deallocated observers.
  static func add(_ entry: Entry) {
    lock.withLock {
      for gone in entries where gone.listener.observer == nil {
        gone.center?.removeObserver(gone.token as Any)
      }
      entries.removeAll { $0.listener.observer == nil }
      entries.append(entry)
    }
  }

  /// Removes registrations of an observer.
  ///
  /// - Returns: The tokens of the removed registrations.
  static func remove(
    from center: NotificationCenter, _ observer: AnyObject, where matches: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let removed = entries.filter {
        $0.center === center && $0.listener.observer === observer && matches($0)
      }
      entries.removeAll { entry in removed.contains { $0.token === entry.token } }
      return removed.map(\.token)
    }
  }

  private static let lock = NSRecursiveLock()
  // Unchecked because the lock above guards them.
  private nonisolated(unsafe) static var entries: [Entry] = []
}

/// An observer with the selector of its method.
///
/// Sendable because nothing changes, and the main thread calls the method.
final class SelectorListener: @unchecked Sendable {
  /// The observer.
  private(set) weak var observer: AnyObject?
  private let selector: Selector

  /// Creates a listener that does not retain its observer.
  init(_ observer: AnyObject, _ selector: Selector) {
    (self.observer, self.selector) = (observer, selector)
  }

  /// Calls the method, at once on the main thread and asynchronously from others.
  func receive(_ notification: Notification) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let notification = notification
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { call(notification) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.call(notification) } }
    }
  }

  @MainActor private func call(_ notification: Notification) {
    guard let observer else { return }
    selector.send(to: observer, with: [notification])
  }
}
