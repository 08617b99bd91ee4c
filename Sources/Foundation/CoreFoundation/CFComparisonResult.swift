/// The order of two values.
public enum CFComparisonResult: CFIndex, Sendable {
  /// The first value is less than the second one.
  case compareLessThan = -1
  /// The values are equal.
  case compareEqualTo
  /// The first value is greater than the second one.
  case compareGreaterThan

  /// Creates the order that Foundation calls by another name.
  init(_ result: ComparisonResult) {
    self =
      switch result {
      case .orderedAscending: .compareLessThan
      case .orderedSame: .compareEqualTo
      case .orderedDescending: .compareGreaterThan
      }
  }
}
