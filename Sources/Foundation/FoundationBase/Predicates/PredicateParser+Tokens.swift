// Access to tokens.
extension PredicateParser {
  var offset: Int { tokens[place].offset }

  mutating func constant(_ value: Any?) -> Part {
    place += 1
    return .term(.constant(value))
  }

  func condition(
    _ part: Part, at offset: Int
  ) throws(PredicateParseError) -> PredicateTree {
    guard case .condition(let condition) = part else {
      throw PredicateParseError(offset: offset, message: "expected a condition, not a value")
    }
    return condition
  }

  func term(_ part: Part, at offset: Int) throws(PredicateParseError) -> PredicateTerm {
    guard case .term(let term) = part else {
      throw PredicateParseError(offset: offset, message: "expected a value, not a condition")
    }
    return term
  }

  mutating func enterNesting() throws(PredicateParseError) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw parseError("the format is nested too deeply") }
  }

  func isNext(_ word: String) -> Bool {
    guard case .word(let next) = tokens[place].kind else { return false }
    return next.uppercased() == word
  }

  func isNext(_ signs: Set<String>) -> Bool {
    guard case .sign(let next) = tokens[place].kind else { return false }
    return signs.contains(next)
  }

  mutating func consume(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    place += 1
    return true
  }

  mutating func consume(_ signs: Set<String>) -> String? {
    guard case .sign(let next) = tokens[place].kind, signs.contains(next) else { return nil }
    place += 1
    return next
  }

  mutating func expect(_ sign: String) throws(PredicateParseError) {
    guard consume([sign]) != nil else { throw parseError("expected \(sign)") }
  }

  func end() throws(PredicateParseError) {
    guard tokens[place].kind == .end else { throw parseError("expected the end, or AND or OR") }
  }

  func parseError(_ message: String) -> PredicateParseError {
    PredicateParseError(offset: offset, message: message)
  }
}
