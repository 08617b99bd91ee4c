/// A repeat mode.
public enum MPRepeatType: Int, Sendable {
  /// Nothing is repeated.
  case off = 0
  /// The current item is repeated.
  case one = 1
  /// All items are repeated.
  case all = 2
}
