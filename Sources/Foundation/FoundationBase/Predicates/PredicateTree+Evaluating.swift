/// The evaluated object and the values of variables.
struct PredicateContext {
  let object: Any?
  var variables: [String: Any?]
  /// The storage of expressions' blocks.
  var blockStorage: NSMutableDictionary?
}

extension PredicateTree {
  /// Returns whether the condition holds.
  func isTrue(in context: PredicateContext) -> Bool {
    switch self {
    case .always(let answer): answer
    case .not(let condition): !condition.isTrue(in: context)
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(in: context) }
    case .any(let conditions): conditions.contains { $0.isTrue(in: context) }
    case .comparison(let comparison): comparison.isTrue(in: context)
    case .custom(let predicate):
      predicate.evaluate(
        with: context.object, substitutionVariables: context.variables.compactMapValues(\.self))
    }
  }
}

extension PredicateTerm {
  /// Returns the value of the expression.
  func value(in context: PredicateContext) -> Any? {
    switch self {
    case .constant(let value): return value
    case .evaluated: return context.object
    case .variable(let name):
      guard let value = context.variables[name] else {
        NSException(
          name: .invalidArgumentException, reason: "the predicate's variable $\(name) has no value"
        ).raise()
      }
      return value
    case .list(let terms): return terms.map { $0.value(in: context) }
    case .path(let base, let keys): return Self.value(keys[...], of: base.value(in: context))
    case .element(let base, let place): return element(place, base.value(in: context), context)
    case .function(let function, let arguments):
      return function.value(arguments.map { $0.value(in: context) })
    case .subquery(let base, let variable, let condition):
      return PredicateValue.elements(base.value(in: context))?.filter { element in
        var inner = context
        inner.variables[variable] = .some(element)
        return condition.isTrue(in: inner)
      }
    case .setOperation(let setOperator, let left, let right):
      return setOperation(setOperator, left.value(in: context), right.value(in: context))
    case .conditional(let condition, let one, let other):
      return (condition.isTrue(in: context) ? one : other).value(in: context)
    case .block(let block, let arguments):
      return block(context.object, arguments, context.blockStorage)
    }
  }

  /// Returns the value at a key path.
  ///
  /// An operator applies to the values of the keys behind it (Predicates.PR7).
  private static func value(_ keys: ArraySlice<String>, of value: Any?) -> Any? {
    guard let key = keys.first else { return value }
    let rest = keys.dropFirst()
    if key.hasPrefix("@"), key != "@count" {
      return PredicateKeys.value(key, of: Self.value(rest, of: value))
    }
    return Self.value(rest, of: PredicateKeys.value(key, of: value))
  }

  /// Returns the distinct elements of a set operation in their order, which is arbitrary for sets
  /// (Predicates.PR10).
  private func setOperation(_ setOperator: SetOperator, _ left: Any?, _ right: Any?) -> Any? {
    guard let left = PredicateValue.elements(left), let right = PredicateValue.elements(right)
    else { return nil }
    func isIn(_ elements: [Any?], _ element: Any?) -> Bool {
      elements.contains { PredicateValue.isSame($0, element) }
    }
    let all: [Any?] =
      switch setOperator {
      case .union: left + right
      case .intersect: left.filter { isIn(right, $0) }
      case .minus: left.filter { !isIn(right, $0) }
      }
    return all.reduce(into: [Any?]()) { once, element in
      if !isIn(once, element) { once.append(element) }
    }.compactMap(\.self)
  }

  private func element(_ place: Index, _ value: Any?, _ context: PredicateContext) -> Any? {
    switch place {
    case .first: PredicateValue.elements(value)?.first ?? nil
    case .last: PredicateValue.elements(value)?.last ?? nil
    case .size: PredicateValue.elements(value)?.count ?? 0
    case .at(let term): PredicateKeys.element(term.value(in: context), of: value)
    }
  }
}
