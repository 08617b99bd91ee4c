// What comes next, and what should.
extension PredicateReader {
  var offset: Int { tokens[place].offset }

  mutating func constant(_ value: Any?) -> Part {
    place += 1
    return .term(.constant(value))
  }

  func condition(
    _ part: Part, at offset: Int
  ) throws(PredicateMistake) -> PredicateTree {
    guard case .condition(let condition) = part else {
      throw PredicateMistake(offset: offset, message: "expected a condition, and this is a value")
    }
    return condition
  }

  func term(_ part: Part, at offset: Int) throws(PredicateMistake) -> PredicateTerm {
    guard case .term(let term) = part else {
      throw PredicateMistake(offset: offset, message: "expected a value, and this is a condition")
    }
    return term
  }

  mutating func deeper() throws(PredicateMistake) {
    depth += 1
    guard depth <= Self.deepest else { throw mistake("this is nested too deep") }
  }

  func isNext(_ word: String) -> Bool {
    guard case .word(let next) = tokens[place].kind else { return false }
    return next.uppercased() == word
  }

  func isNext(_ signs: Set<String>) -> Bool {
    guard case .sign(let next) = tokens[place].kind else { return false }
    return signs.contains(next)
  }

  mutating func take(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    place += 1
    return true
  }

  mutating func take(_ signs: Set<String>) -> String? {
    guard case .sign(let next) = tokens[place].kind, signs.contains(next) else { return nil }
    place += 1
    return next
  }

  mutating func expect(_ sign: String) throws(PredicateMistake) {
    guard take([sign]) != nil else { throw mistake("expected \(sign)") }
  }

  func end() throws(PredicateMistake) {
    guard tokens[place].kind == .end else { throw mistake("expected the end, or AND or OR") }
  }

  func mistake(_ message: String) -> PredicateMistake {
    PredicateMistake(offset: offset, message: message)
  }
}
