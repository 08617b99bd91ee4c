extension Publishers {
  /// What becomes of a value too many for a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// It is lost.
    case dropNewest
    /// The oldest is lost.
    case dropOldest
    /// It ends with an error, after the values that are there.
    case customError(() -> Failure)
  }
}
