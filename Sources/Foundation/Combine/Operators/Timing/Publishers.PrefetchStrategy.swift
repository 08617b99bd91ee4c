extension Publishers {
  /// The strategy by which a buffer requests values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as fit.
    case keepFull
    /// Requests all values at once.
    case byRequest
  }
}
