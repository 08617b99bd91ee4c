// Variables that are given their values (PR2).
extension PredicateTree {
  /// The same, with values in the place of variables.
  func substituting(_ values: [String: Any]) -> PredicateTree {
    switch self {
    case .always: self
    case .not(let condition): .not(condition.substituting(values))
    case .all(let conditions): .all(conditions.map { $0.substituting(values) })
    case .any(let conditions): .any(conditions.map { $0.substituting(values) })
    case .comparison(let comparison): .comparison(comparison.substituting(values))
    case .given(let predicate): .given(predicate.withSubstitutionVariables(values))
    }
  }
}

extension PredicateComparison {
  /// The same, with values in the place of variables.
  func substituting(_ values: [String: Any]) -> PredicateComparison {
    var comparison = self
    comparison.left = left.substituting(values)
    comparison.right = right.substituting(values)
    return comparison
  }
}

extension PredicateTerm {
  /// The same, with values in the place of variables; those without one stay.
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
    case .chosen(let base, let variable, let condition):
      // Its own variable hides one of the same name.
      let others = values.filter { $0.key != variable }
      return .chosen(
        base.substituting(values), variable: variable, condition.substituting(others))
    case .joined(let junction, let left, let right):
      return .joined(junction, left.substituting(values), right.substituting(values))
    case .either(let condition, let one, let other):
      return .either(
        condition.substituting(values), one.substituting(values), other.substituting(values))
    case .block(let block, let arguments):
      return .block(block, arguments.map { NSExpression($0.term.substituting(values)) })
    }
  }
}
