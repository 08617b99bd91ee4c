/// The result of updating a widget.
public enum NCUpdateResult: UInt, Sendable {
  /// The content has changed.
  case newData = 0
  /// The content is the same.
  case noData = 1
  /// The update failed.
  case failed = 2
}
