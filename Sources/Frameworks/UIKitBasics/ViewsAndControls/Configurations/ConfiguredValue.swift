/// A property of a configuration: the default of its style and state, until the app sets it.
package struct ConfiguredValue<Value: Hashable>: Hashable {
  /// The default for the current state.
  package var standard: Value
  private var custom: Value?

  package init(_ standard: Value) { self.standard = standard }

  /// The value; one that is set no longer depends on the state.
  package var value: Value {
    get { custom ?? standard }
    set { custom = newValue }
  }
}
