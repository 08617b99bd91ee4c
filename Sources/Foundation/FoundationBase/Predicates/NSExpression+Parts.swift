// Types of expressions (Predicates.PR10).
extension NSExpression {
  /// The type of an expression.
  public enum ExpressionType: UInt, Sendable {
    /// A constant value.
    case constantValue
    /// The evaluated object.
    case evaluatedObject
    /// A variable.
    case variable
    /// A key path.
    case keyPath
    /// A function of other expressions.
    case function
    /// The union of two collections.
    case unionSet
    /// The intersection of two collections.
    case intersectSet
    /// The difference of two collections.
    case minusSet
    /// The elements that match a predicate.
    case subquery = 13
    /// An array of expressions.
    case aggregate
    /// Any key, for Spotlight queries. It is never created here.
    case anyKey
    /// A block.
    case block = 19
    /// A conditional expression.
    case conditional
  }

  func failMissing(_ what: String) -> Never { Self.fail("\(self) has no \(what)") }
}
