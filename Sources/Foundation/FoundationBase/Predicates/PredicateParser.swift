/// A parser of predicate formats.
///
/// A parenthesis may contain a condition or a value, and only its content shows which. So both are
/// parsed as one kind, and an operator reports an error if it gets the wrong one (Predicates.PR1).
struct PredicateParser {
  let tokens: [PredicateToken]
  var place = 0
  var values: [Any?]
  var usedCount = 0
  var depth = 0

  /// The maximum nesting depth of parentheses.
  ///
  /// Confidence: guess.
  static let maximumDepth = 100

  private init(_ text: String, _ values: [Any?]) throws(PredicateParseError) {
    self.values = values
    tokens = try PredicateLexer.tokens(of: text)
  }

  /// Parses a format into conditions.
  ///
  /// - Parameters:
  ///   - text: The format.
  ///   - values: The values of the placeholders, in order.
  static func predicate(
    _ text: String, _ values: [Any?]
  ) throws(PredicateParseError) -> PredicateTree {
    var parser = try PredicateParser(text, values)
    let part = try parser.alternatives()
    try parser.end()
    return try parser.condition(part, at: 0)
  }

  /// Parses a format that is a value without conditions.
  static func term(_ text: String, _ values: [Any?]) throws(PredicateParseError) -> PredicateTerm {
    var parser = try PredicateParser(text, values)
    let part = try parser.alternatives()
    try parser.end()
    return try parser.term(part, at: 0)
  }

  // MARK: Conditions

  enum Part {
    case condition(PredicateTree)
    case term(PredicateTerm)
  }

  mutating func alternatives() throws(PredicateParseError) -> Part {
    try joined(by: ["||"], "OR", { .any($0) }) { (parser) throws(PredicateParseError) in
      try parser.joined(by: ["&&"], "AND", { .all($0) }) { (parser) throws(PredicateParseError) in
        try parser.negation()
      }
    }
  }

  mutating func joined(
    by sign: Set<String>, _ word: String, _ join: ([PredicateTree]) -> PredicateTree,
    _ read: (inout PredicateParser) throws(PredicateParseError) -> Part
  ) throws(PredicateParseError) -> Part {
    let start = offset
    let first = try read(&self)
    guard isNext(word) || isNext(sign) else { return first }
    var conditions = [try condition(first, at: start)]
    while consume(word) || consume(sign) != nil {
      let start = offset
      conditions.append(try condition(try read(&self), at: start))
    }
    return .condition(join(conditions))
  }

  mutating func negation() throws(PredicateParseError) -> Part {
    guard isNext("NOT") || isNext(["!"]) else { return try comparison() }
    place += 1
    try enterNesting()
    defer { depth -= 1 }
    let start = offset
    return .condition(.not(try condition(try negation(), at: start)))
  }

  mutating func comparison() throws(PredicateParseError) -> Part {
    var quantifier = PredicateComparison.Quantifier.direct
    if consume("ANY") || consume("SOME") { quantifier = .any }
    if quantifier == .direct, consume("ALL") { quantifier = .all }
    if quantifier == .direct, consume("NONE") { quantifier = .none }
    let start = offset
    let left = try sum()
    guard let relation = consumeRelation() else {
      guard quantifier == .direct else {
        throw parseError("expected a comparison, such as == or IN")
      }
      return left
    }
    let options = try options()
    let rightStart = offset
    let right = try sum()
    return .condition(
      .comparison(
        PredicateComparison(
          left: try term(left, at: start), relation: relation,
          right: try term(right, at: rightStart), quantifier: quantifier, options: options)))
  }

  mutating func consumeRelation() -> PredicateComparison.Relation? {
    switch tokens[place].kind {
    case .sign(let sign):
      guard let relation = Self.signs[sign] else { return nil }
      place += 1
      return relation
    case .word(let word):
      guard let relation = Self.words[word.uppercased()] else { return nil }
      place += 1
      return relation
    default: return nil
    }
  }

  /// Parses `[c]`, `[d]` or `[cd]`.
  ///
  /// The options `[n]` and `[l]` have no effect.
  mutating func options() throws(PredicateParseError) -> String.CompareOptions {
    guard isNext(["["]) else { return [] }
    place += 1
    guard case .word(let letters) = tokens[place].kind,
      letters.allSatisfy({ "cdnl".contains($0.lowercased()) })
    else { throw parseError("expected c, d, n or l") }
    place += 1
    try expect("]")
    let lowered = letters.lowercased()
    return [
      lowered.contains("c") ? .caseInsensitive : [],
      lowered.contains("d") ? .diacriticInsensitive : [],
    ]
  }

  // MARK: Internals

  private static let signs: [String: PredicateComparison.Relation] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: PredicateComparison.Relation] = [
    "BETWEEN": .between, "IN": .within, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  /// Returns whether a name is a keyword and has to be escaped.
  static func isWord(_ name: String) -> Bool {
    let upper = name.uppercased()
    return reserved.contains(upper) || values.contains(upper)
  }

  private static let values: Set<String> = [
    "TRUEPREDICATE", "FALSEPREDICATE", "TRUE", "FALSE", "YES", "NO", "NULL", "NIL", "SELF",
  ]

  static let reserved = Set(words.keys).union([
    "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE",
  ])
}
