// Substitution of variables (Predicates.PR2).
extension PredicateTree {
  /// Returns a copy with variables substituted by values.
  func substituting(_ values: [String: Any]) -> PredicateTree {
    switch self {
    case .always: self
    case .not(let condition): .not(condition.substituting(values))
    case .all(let conditions): .all(conditions.map { $0.substituting(values) })
    case .any(let conditions): .any(conditions.map { $0.substituting(values) })
    case .comparison(let comparison): .comparison(comparison.substituting(values))
    case .custom(let predicate): .custom(predicate.withSubstitutionVariables(values))
    }
  }
}

extension PredicateComparison {
  /// Returns a copy with variables substituted by values.
  func substituting(_ values: [String: Any]) -> PredicateComparison {
    var comparison = self
    comparison.left = left.substituting(values)
    comparison.right = right.substituting(values)
    return comparison
  }
}

extension PredicateTerm {
  /// Returns a copy with variables substituted by values.
  ///
  /// Variables without a value remain.
  func substituting(_ values: [String: Any]) -> PredicateTerm {
    switch self {
    case .constant, .evaluated: return self
    case .variable(let name): return values[name].map { .constant($0) } ?? self
    case .list(let terms): return .list(terms.map { $0.substituting(values) })
    case .path(let base, let keys): return .path(base.substituting(values), keys)
    case .element(let base, .at(let place)):
      return .element(base.substituting(values), .at(place.substituting(values)))
    case .element(let base, let place): return .element(base.substituting(values), place)
    case .function(let function, let arguments):
      return .function(function, arguments.map { $0.substituting(values) })
    case .subquery(let base, let variable, let condition):
      // The subquery's variable shadows one with the same name.
      let others = values.filter { $0.key != variable }
      return .subquery(
        base.substituting(values), variable: variable, condition.substituting(others))
    case .setOperation(let setOperator, let left, let right):
      return .setOperation(setOperator, left.substituting(values), right.substituting(values))
    case .conditional(let condition, let one, let other):
      return .conditional(
        condition.substituting(values), one.substituting(values), other.substituting(values))
    case .block(let block, let arguments):
      return .block(block, arguments.map { NSExpression($0.term.substituting(values)) })
    }
  }
}
