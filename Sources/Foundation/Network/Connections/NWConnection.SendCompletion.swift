extension NWConnection {
  /// The notification that content has been processed.
  public enum SendCompletion: Sendable {
    /// A closure that is called when the content has been processed.
    @preconcurrency case contentProcessed(@Sendable (NWError?) -> Void)
    /// No notification; the content may be sent several times.
    case idempotent
  }
}
