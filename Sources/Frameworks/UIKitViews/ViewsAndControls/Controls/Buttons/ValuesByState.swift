/// The values of a property for the states of a control.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value set for exactly this state; `nil` removes it.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The effective value for a state: its own value, otherwise the normal state's (Controls.CB2).
  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
