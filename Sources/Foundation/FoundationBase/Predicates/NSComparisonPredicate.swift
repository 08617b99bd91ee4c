/// A predicate that compares two expressions (Predicates.PR3, Predicates.PR9).
open class NSComparisonPredicate: NSPredicate {
  let comparison: PredicateComparison

  /// Creates a predicate.
  ///
  /// - Parameters:
  ///   - lhs: The left expression.
  ///   - rhs: The right expression.
  ///   - modifier: The modifier, which selects the values on the left to compare.
  ///   - type: The operator.
  ///   - options: The options for comparing strings. `normalized` has no effect.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.init(
      PredicateComparison(
        left: lhs.term, relation: PredicateComparison.Relation(type), right: rhs.term,
        quantifier: modifier == .any ? .any : modifier == .all ? .all : .direct,
        options: [
          options.contains(.caseInsensitive) ? .caseInsensitive : [],
          options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [],
        ]))
  }

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init(value: true)
  }

  /// The left expression.
  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  /// The right expression.
  open var rightExpression: NSExpression { NSExpression(comparison.right) }

  /// The operator.
  open var predicateOperatorType: Operator { comparison.relation.type }

  /// The modifier, which selects the values on the left to compare.
  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case .any: .any
    case .all: .all
    default: .direct
    }
  }

  /// The options for comparing strings.
  open var options: Options {
    [
      comparison.options.contains(.caseInsensitive) ? .caseInsensitive : [],
      comparison.options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [],
    ]
  }

  /// Returns whether the predicate matches an object.
  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    comparison.isTrue(in: PredicateContext(object: object, variables: bindings ?? [:]))
  }

  /// The format string (Predicates.PR11).
  open override var description: String { formatText }

  /// Returns the object itself, which is immutable.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both compare the same expressions in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return comparison.text == other.comparison.text
      && leftExpression == other.leftExpression && rightExpression == other.rightExpression
  }

  /// The hash value.
  open override var hash: Int { comparison.text.hashValue }
}

extension PredicateComparison.Relation {
  fileprivate init(_ type: NSComparisonPredicate.Operator) {
    self =
      switch type {
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .equalTo: .equal
      case .notEqualTo: .notEqual
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .in: .within
      case .contains: .contains
      case .between: .between
      }
  }

  fileprivate var type: NSComparisonPredicate.Operator {
    switch self {
    case .less: .lessThan
    case .lessOrEqual: .lessThanOrEqualTo
    case .greater: .greaterThan
    case .greaterOrEqual: .greaterThanOrEqualTo
    case .equal: .equalTo
    case .notEqual: .notEqualTo
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .within: .in
    case .contains: .contains
    case .between: .between
    }
  }
}
