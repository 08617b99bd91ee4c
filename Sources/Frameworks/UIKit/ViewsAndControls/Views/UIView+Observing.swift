// What of views can be observed by key path.
// Source: Documentation/Behaviour/ObjectiveC.md (KV6)
extension UIView {
  /// Changes a property, and has told who observes it.
  final func telling<Value>(_ keyPath: KeyPath<UIView, Value>, _ change: () -> Void) {
    willChangeValue(for: keyPath)
    change()
    didChangeValue(for: keyPath)
  }
}
