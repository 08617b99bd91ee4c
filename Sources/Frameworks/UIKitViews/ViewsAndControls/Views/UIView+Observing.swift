// Key-value observing of views.
// Source: ObjectiveC.KV6
extension UIView {
  /// Changes a property and notifies its observers.
  final func notifyingObservers<Value>(_ keyPath: KeyPath<UIView, Value>, _ change: () -> Void) {
    willChangeValue(for: keyPath)
    change()
    didChangeValue(for: keyPath)
  }
}
