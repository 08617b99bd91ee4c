/// What is decided, and what its variables are.
struct PredicateSubject {
  let object: Any?
  var variables: [String: Any?]
  /// What an expression's own code may keep things in.
  var context: NSMutableDictionary?
}

extension PredicateTree {
  /// Whether it holds.
  func holds(for subject: PredicateSubject) -> Bool {
    switch self {
    case .always(let answer): answer
    case .not(let condition): !condition.holds(for: subject)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: subject) }
    case .any(let conditions): conditions.contains { $0.holds(for: subject) }
    case .comparison(let comparison): comparison.holds(for: subject)
    case .given(let predicate):
      predicate.evaluate(
        with: subject.object, substitutionVariables: subject.variables.compactMapValues(\.self))
    }
  }
}

extension PredicateTerm {
  /// What it stands for.
  func value(for subject: PredicateSubject) -> Any? {
    switch self {
    case .constant(let value): return value
    case .evaluated: return subject.object
    case .variable(let name):
      guard let value = subject.variables[name] else {
        NSException(
          name: .invalidArgumentException, reason: "the predicate's variable $\(name) has no value"
        ).raise()
      }
      return value
    case .list(let terms): return terms.map { $0.value(for: subject) }
    case .path(let base, let keys): return Self.value(keys[...], of: base.value(for: subject))
    case .element(let base, let place): return element(place, base.value(for: subject), subject)
    case .function(let function, let arguments):
      return function.value(arguments.map { $0.value(for: subject) })
    case .chosen(let base, let variable, let condition):
      return PredicateValue.elements(base.value(for: subject))?.filter { element in
        var inner = subject
        inner.variables[variable] = .some(element)
        return condition.holds(for: inner)
      }
    case .joined(let junction, let left, let right):
      return joined(junction, left.value(for: subject), right.value(for: subject))
    case .either(let condition, let one, let other):
      return (condition.holds(for: subject) ? one : other).value(for: subject)
    case .block(let block, let arguments):
      return block(subject.object, arguments, subject.context)
    }
  }

  /// What is found along a path; an operator is of what the names behind it find (PR7).
  private static func value(_ keys: ArraySlice<String>, of value: Any?) -> Any? {
    guard let key = keys.first else { return value }
    let rest = keys.dropFirst()
    if key.hasPrefix("@"), key != "@count" {
      return PredicateKeys.value(key, of: Self.value(rest, of: value))
    }
    return Self.value(rest, of: PredicateKeys.value(key, of: value))
  }

  /// Each element once, in the order in which they were; of a set that is any (PR10).
  private func joined(_ junction: Junction, _ left: Any?, _ right: Any?) -> Any? {
    guard let left = PredicateValue.elements(left), let right = PredicateValue.elements(right)
    else { return nil }
    func isIn(_ elements: [Any?], _ element: Any?) -> Bool {
      elements.contains { PredicateValue.isSame($0, element) }
    }
    let all: [Any?] =
      switch junction {
      case .union: left + right
      case .intersect: left.filter { isIn(right, $0) }
      case .minus: left.filter { !isIn(right, $0) }
      }
    return all.reduce(into: [Any?]()) { once, element in
      if !isIn(once, element) { once.append(element) }
    }.compactMap(\.self)
  }

  private func element(_ place: Place, _ value: Any?, _ subject: PredicateSubject) -> Any? {
    switch place {
    case .first: PredicateValue.elements(value)?.first ?? nil
    case .last: PredicateValue.elements(value)?.last ?? nil
    case .size: PredicateValue.elements(value)?.count ?? 0
    case .at(let term): PredicateKeys.element(term.value(for: subject), of: value)
    }
  }
}
