/// Whether a widget has changed.
public enum NCUpdateResult: UInt, Sendable {
  /// The content has changed.
  case newData = 0
  /// The content is the same.
  case noData = 1
  /// The content could not be made.
  case failed = 2
}
