extension CALayer {
  /// Sets a property and runs the action for the change.
  ///
  /// Source: Layers.I1
  @inline(__always)
  final func change<Value: Equatable>(
    _ key: String, _ property: WritableKeyPath<LayerState, Value>, to value: Value
  ) {
    guard state[keyPath: property] != value else { return }
    let action = willChange(key)
    state[keyPath: property] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Records the change and returns its action; called before the property changes.
  final func willChange(_ key: String) -> (any CAAction)? {
    // Changes of a presentation layer are not recorded.
    guard modelLayer == nil else { return nil }
    let session = LayerSession.current
    session.hasChanged = true
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    return session.areActionsDisabled ? nil : action(forKey: key)
  }
}
