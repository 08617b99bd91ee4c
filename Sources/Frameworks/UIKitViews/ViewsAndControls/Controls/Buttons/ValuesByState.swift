/// The values of a property for the states of a control.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly this state; `nil` removes it.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The effective value of a state: its own, or that of the normal state (Controls.CB2).
  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
