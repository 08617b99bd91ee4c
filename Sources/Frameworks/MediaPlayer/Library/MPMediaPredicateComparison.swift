/// The comparisons of conditions.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The values are equal; texts without regard to case.
  case equalTo = 0
  /// The text contains the other one.
  case contains = 1
}
