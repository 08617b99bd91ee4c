/// The state of the Shift key.
enum ShiftState: Equatable {
  /// Small letters.
  case off
  /// The next letter is a capital.
  case on
  /// All letters are capitals.
  case locked
}
