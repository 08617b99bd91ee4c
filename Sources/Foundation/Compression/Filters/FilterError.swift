/// An error of a filter.
public enum FilterError: Error {
  /// The filter could not be created, was used after its end, or got an invalid parameter.
  case invalidState
  /// The data is damaged or incomplete.
  case invalidData
}
