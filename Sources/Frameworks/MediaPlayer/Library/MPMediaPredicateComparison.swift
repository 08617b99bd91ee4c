/// The comparisons of conditions.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The values are equal; strings are compared case-insensitively.
  case equalTo = 0
  /// The string contains the other one.
  case contains = 1
}
