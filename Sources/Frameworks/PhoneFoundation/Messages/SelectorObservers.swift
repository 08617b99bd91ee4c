/// Whose methods are called when something is told.
enum SelectorObservers {
  /// One method that is called for one notification.
  struct Entry {
    weak var center: NotificationCenter?
    let listener: SelectorListener
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  /// Remembers a method, and forgets those of observers that are gone.
  static func add(_ entry: Entry) {
    lock.withLock {
      for gone in entries where gone.listener.observer == nil {
        gone.center?.removeObserver(gone.token as Any)
      }
      entries.removeAll { $0.listener.observer == nil }
      entries.append(entry)
    }
  }

  /// Forgets methods of an observer.
  ///
  /// - Returns: What tells the centre which ones.
  static func remove(
    from center: NotificationCenter, _ observer: AnyObject, where isMeant: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let removed = entries.filter {
        $0.center === center && $0.listener.observer === observer && isMeant($0)
      }
      entries.removeAll { entry in removed.contains { $0.token === entry.token } }
      return removed.map(\.token)
    }
  }

  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var entries: [Entry] = []
}

/// One observer's method.
final class SelectorListener: @unchecked Sendable {
  /// Whose method it is.
  private(set) weak var observer: AnyObject?
  private let selector: Selector

  /// Makes it of an observer, which it does not keep alive.
  init(_ observer: AnyObject, _ selector: Selector) {
    (self.observer, self.selector) = (observer, selector)
  }

  /// Calls the method: at once on the main thread, soon from another.
  func hear(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { call(notification) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.call(notification) } }
    }
  }

  @MainActor private func call(_ notification: Notification) {
    guard let observer else { return }
    selector.perform(on: observer, with: [notification])
  }
}
