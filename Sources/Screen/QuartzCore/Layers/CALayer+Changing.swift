extension CALayer {
  /// Takes in a new value of a property, and runs the action that its change has.
  ///
  /// Source: Documentation/Behaviour/Layers.md#actions (I1)
  @inline(__always)
  final func change<Value: Equatable>(
    _ key: String, _ property: WritableKeyPath<LayerState, Value>, to value: Value
  ) {
    guard state[keyPath: property] != value else { return }
    let action = willChange(key)
    state[keyPath: property] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Notes that a picture will be different, and finds the action, before the property changes.
  final func willChange(_ key: String) -> (any CAAction)? {
    // What is seen of a moment is not changed by anybody but its maker.
    guard original == nil else { return nil }
    let session = LayerSession.current
    session.hasChanged = true
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    return session.areActionsDisabled ? nil : action(forKey: key)
  }
}
