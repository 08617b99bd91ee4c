// Key-value observing of UIKit's objects.
// Source: ObjectiveC.KV6
extension NSObjectProtocol where Self: NSObject {
  /// Changes a property and notifies its observers.
  package func notifyingObservers<Value>(_ keyPath: KeyPath<Self, Value>, _ change: () -> Void) {
    willChangeValue(for: keyPath)
    change()
    didChangeValue(for: keyPath)
  }
}
