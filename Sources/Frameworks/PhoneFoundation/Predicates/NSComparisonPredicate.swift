/// A predicate that compares two values (PR3, PR9).
open class NSComparisonPredicate: NSPredicate {
  let comparison: PredicateComparison

  /// Makes one.
  ///
  /// - Parameters:
  ///   - lhs: What is on the left.
  ///   - rhs: What is on the right.
  ///   - modifier: Which of several values on the left are compared.
  ///   - type: How they are compared.
  ///   - options: What makes no difference between texts; `normalized` changes nothing.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.init(
      PredicateComparison(
        left: lhs.term, relation: PredicateComparison.Relation(type), right: rhs.term,
        quantity: modifier == .any ? .any : modifier == .all ? .all : .itself,
        options: [
          options.contains(.caseInsensitive) ? .caseInsensitive : [],
          options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [],
        ]))
  }

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init(value: true)
  }

  /// What is on the left.
  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  /// What is on the right.
  open var rightExpression: NSExpression { NSExpression(comparison.right) }

  /// How they are compared.
  open var predicateOperatorType: Operator { comparison.relation.type }

  /// Which of several values on the left are compared.
  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantity {
    case .any: .any
    case .all: .all
    default: .direct
    }
  }

  /// What makes no difference between texts.
  open var options: Options {
    [
      comparison.options.contains(.caseInsensitive) ? .caseInsensitive : [],
      comparison.options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [],
    ]
  }

  /// Whether it holds for an object.
  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    comparison.holds(for: PredicateSubject(object: object, variables: bindings ?? [:]))
  }

  /// Its text (PR11).
  open override var description: String { formatText }

  /// Itself, which never changes.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another compares the same in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return comparison.text == other.comparison.text
      && leftExpression == other.leftExpression && rightExpression == other.rightExpression
  }

  /// Equal ones have the same.
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
