/// The objects that follow the first responder of windows.
@MainActor
package enum FirstResponderObservers {
  private static let observers = NSHashTable<AnyObject>.weakObjects()

  /// Adds an object, which is not retained.
  package static func add(_ observer: any FirstResponderObserver) { observers.add(observer) }

  /// Notifies all objects that a window has another first responder, or none.
  static func notify(of window: UIWindow) {
    for case let observer as any FirstResponderObserver in observers.allObjects {
      observer.firstResponderDidChange(in: window)
    }
  }
}
