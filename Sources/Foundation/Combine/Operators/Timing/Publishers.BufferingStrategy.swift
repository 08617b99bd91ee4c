extension Publishers {
  /// The strategy of a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with an error after the buffered values.
    case customError(() -> Failure)
  }
}
