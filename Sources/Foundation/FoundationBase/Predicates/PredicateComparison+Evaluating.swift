// The evaluation of comparisons and of ANY, ALL and NONE (Predicates.PR3–PR5).
extension PredicateComparison {
  /// Returns whether the condition holds.
  func isTrue(in context: PredicateContext) -> Bool {
    let left = PredicateValue.unwrapped(left.value(in: context))
    let right = PredicateValue.unwrapped(right.value(in: context))
    if quantifier == .direct { return compare(left, right) }
    guard let elements = PredicateValue.elements(left) else {
      // Nil has no elements: ALL and NONE hold, ANY does not.
      guard let left else { return quantifier != .any }
      fail("ANY, ALL and NONE require a collection on the left, not \(left)")
    }
    return switch quantifier {
    case .any: elements.contains { compare($0, right) }
    case .none: !elements.contains { compare($0, right) }
    default: elements.allSatisfy { compare($0, right) }
    }
  }

  // MARK: Internals

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: PredicateValue.isSame(left, right, options)
    case .notEqual: !PredicateValue.isSame(left, right, options)
    case .less: order(left, right).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(left, right)
    case .within: isElement(left, right)
    case .contains: isElement(right, left)
    case .beginsWith: isFound(right, left, [.anchored])
    case .endsWith: isFound(right, left, [.anchored, .backwards])
    case .like: matches(left, right.map { Self.pattern(ofWildcards: text($0)) })
    case .matches: matches(left, right.map(text))
    }
  }

  /// Returns the order of two values.
  ///
  /// Nil has no order.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    guard let order = PredicateValue.order(left, right, options) else {
      let isNumber = [left, right].allSatisfy { PredicateNumber($0) != nil }
      if isNumber { return nil }
      fail("\(left) and \(right) cannot be compared")
    }
    return order
  }

  private func isBetween(_ left: Any?, _ right: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(right), bounds.count == 2 else {
      fail("BETWEEN requires two values on the right, not \(right ?? "nil")")
    }
    let (low, high) = (order(left, bounds[0]), order(left, bounds[1]))
    return low.map { $0 != .orderedAscending } ?? false
      && high.map { $0 != .orderedDescending } ?? false
  }

  private func isElement(_ element: Any?, _ collection: Any?) -> Bool {
    guard let collection else { return false }
    if PredicateValue.text(collection) != nil { return isFound(element, collection, []) }
    guard let elements = PredicateValue.elements(collection) else {
      fail("IN and CONTAINS require a collection or a string, not \(collection)")
    }
    return elements.contains { PredicateValue.isSame($0, element, options) }
  }

  private func isFound(
    _ part: Any?, _ whole: Any?, _ places: String.CompareOptions
  ) -> Bool {
    guard let part, let whole else { return false }
    let (sought, text) = (self.text(part), self.text(whole))
    return sought.isEmpty || text.range(of: sought, options: options.union(places)) != nil
  }

  private func matches(_ left: Any?, _ pattern: String?) -> Bool {
    guard let left, let pattern else { return false }
    var (text, whole) = (text(left), "\\A(?:\(pattern))\\z")
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      whole = whole.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isAnyCase = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: whole, options: isAnyCase ? .caseInsensitive : [])
    else { fail("the regular expression of MATCHES is invalid: \(pattern)") }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// Returns the regular expression of a wildcard pattern: `*` matches any characters, `?` one, and
  /// a backslash escapes.
  private static func pattern(ofWildcards text: String) -> String {
    var pattern = "(?s:"
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return pattern + ")"
  }

  private func text(_ value: Any) -> String {
    guard let text = PredicateValue.text(value) else {
      fail("expected a string, not \(value)")
    }
    return text
  }

  private func fail(_ what: String) -> Never {
    NSException(
      name: .invalidArgumentException, reason: "cannot evaluate the predicate: \(what)"
    ).raise()
  }
}
