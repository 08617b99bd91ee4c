extension NWConnection {
  /// The way to learn that content has been sent.
  public enum SendCompletion: Sendable {
    /// A closure that is called when the content has been processed.
    @preconcurrency case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nothing is called; the content may be sent several times.
    case idempotent
  }
}
