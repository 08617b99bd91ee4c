extension vDSP {
  /// An order of elements.
  public enum SortOrder: Int32, Sendable {
    /// The least element is the first.
    case ascending = 1
    /// The greatest element is the first.
    case descending = -1
  }
}
