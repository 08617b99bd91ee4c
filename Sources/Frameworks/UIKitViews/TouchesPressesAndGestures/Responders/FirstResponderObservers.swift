/// The observers of windows' first responders.
@MainActor
package enum FirstResponderObservers {
  private static let observers = NSHashTable<AnyObject>.weakObjects()

  /// Adds an observer, a weak reference.
  package static func add(_ observer: any FirstResponderObserver) { observers.add(observer) }

  /// Notifies all observers that a window's first responder has changed.
  static func notify(of window: UIWindow) {
    for case let observer as any FirstResponderObserver in observers.allObjects {
      observer.firstResponderDidChange(in: window)
    }
  }
}
