/// Reads a predicate's text.
///
/// A parenthesis may hold a condition or a value, and only what comes after it tells. So both are read as
/// one, and who needs the one complains of the other (PR1).
struct PredicateReader {
  let tokens: [PredicateToken]
  var place = 0
  var values: [Any?]
  var usedCount = 0
  var depth = 0

  /// How many parentheses may stand within each other; a guess at what nobody writes.
  static let deepest = 100

  private init(_ text: String, _ values: [Any?]) throws(PredicateMistake) {
    self.values = values
    tokens = try PredicateScanner.tokens(of: text)
  }

  /// The conditions of a text.
  ///
  /// - Parameters:
  ///   - text: What is read.
  ///   - values: What stands for `%@` and the like, in their order.
  static func predicate(
    _ text: String, _ values: [Any?]
  ) throws(PredicateMistake) -> PredicateTree {
    var reader = try PredicateReader(text, values)
    let part = try reader.alternatives()
    try reader.end()
    return try reader.condition(part, at: 0)
  }

  /// The value of a text that has no conditions around it.
  static func term(_ text: String, _ values: [Any?]) throws(PredicateMistake) -> PredicateTerm {
    var reader = try PredicateReader(text, values)
    let part = try reader.alternatives()
    try reader.end()
    return try reader.term(part, at: 0)
  }

  // MARK: Conditions

  enum Part {
    case condition(PredicateTree)
    case term(PredicateTerm)
  }

  mutating func alternatives() throws(PredicateMistake) -> Part {
    try joined(by: ["||"], "OR", { .any($0) }) { (reader) throws(PredicateMistake) in
      try reader.joined(by: ["&&"], "AND", { .all($0) }) { (reader) throws(PredicateMistake) in
        try reader.negation()
      }
    }
  }

  mutating func joined(
    by sign: Set<String>, _ word: String, _ join: ([PredicateTree]) -> PredicateTree,
    _ read: (inout PredicateReader) throws(PredicateMistake) -> Part
  ) throws(PredicateMistake) -> Part {
    let start = offset
    let first = try read(&self)
    guard isNext(word) || isNext(sign) else { return first }
    var conditions = [try condition(first, at: start)]
    while take(word) || take(sign) != nil {
      let start = offset
      conditions.append(try condition(try read(&self), at: start))
    }
    return .condition(join(conditions))
  }

  mutating func negation() throws(PredicateMistake) -> Part {
    guard isNext("NOT") || isNext(["!"]) else { return try comparison() }
    place += 1
    try deeper()
    defer { depth -= 1 }
    let start = offset
    return .condition(.not(try condition(try negation(), at: start)))
  }

  mutating func comparison() throws(PredicateMistake) -> Part {
    var quantity = PredicateComparison.Quantity.itself
    if take("ANY") || take("SOME") { quantity = .any }
    if quantity == .itself, take("ALL") { quantity = .all }
    if quantity == .itself, take("NONE") { quantity = .none }
    let start = offset
    let left = try sum()
    guard let relation = takeRelation() else {
      guard quantity == .itself else { throw mistake("expected a comparison, such as == or IN") }
      return left
    }
    let options = try options()
    let rightStart = offset
    let right = try sum()
    return .condition(
      .comparison(
        PredicateComparison(
          left: try term(left, at: start), relation: relation,
          right: try term(right, at: rightStart), quantity: quantity, options: options)))
  }

  mutating func takeRelation() -> PredicateComparison.Relation? {
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

  /// `[c]`, `[d]`, `[cd]`; `[n]` and `[l]` make no difference here.
  mutating func options() throws(PredicateMistake) -> String.CompareOptions {
    guard isNext(["["]) else { return [] }
    place += 1
    guard case .word(let letters) = tokens[place].kind,
      letters.allSatisfy({ "cdnl".contains($0.lowercased()) })
    else { throw mistake("expected c, d, n or l") }
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

  /// Whether a name must be marked to be no word of the language.
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
