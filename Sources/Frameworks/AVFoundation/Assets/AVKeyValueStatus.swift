/// The loading states of a property.
public enum AVKeyValueStatus: Int, Sendable {
  /// Loading has not begun.
  case unknown = 0
  /// The property is being loaded.
  case loading = 1
  /// The property is loaded.
  case loaded = 2
  /// Loading failed.
  case failed = 3
  /// Loading was canceled.
  case cancelled = 4
}
