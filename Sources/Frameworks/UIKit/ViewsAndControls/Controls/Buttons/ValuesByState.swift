/// What a control shows in each of its states.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// What was said for a state; nil takes it back.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What holds in a state: what was said for it, or else for the normal one (CB2).
  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
