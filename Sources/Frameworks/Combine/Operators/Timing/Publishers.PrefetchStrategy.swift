extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// So that it is always full.
    case keepFull
    /// All, at once.
    case byRequest
  }
}
