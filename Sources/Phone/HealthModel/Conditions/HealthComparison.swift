/// The comparisons of values in conditions.
public enum HealthComparison: String, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Returns whether two values compare as stated.
  @inlinable
  public func compares<Value: Comparable>(_ one: Value, _ two: Value) -> Bool {
    switch self {
    case .equal: one == two
    case .notEqual: one != two
    case .less: one < two
    case .lessOrEqual: one <= two
    case .greater: one > two
    case .greaterOrEqual: one >= two
    }
  }
}
