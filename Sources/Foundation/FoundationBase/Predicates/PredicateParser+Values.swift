// Parsing of values (Predicates.PR6…PR8).
extension PredicateParser {
  mutating func sum() throws(PredicateParseError) -> Part {
    try infixOperation(["+": .add, "-": .subtract]) { (parser) throws(PredicateParseError) in
      try parser.infixOperation(["*": .multiply, "/": .divide]) {
        (parser) throws(PredicateParseError) in
        try parser.infixOperation(["**": .power]) { (parser) throws(PredicateParseError) in
          try parser.signed()
        }
      }
    }
  }

  mutating func infixOperation(
    _ signs: [String: PredicateFunction],
    _ read: (inout PredicateParser) throws(PredicateParseError) -> Part
  ) throws(PredicateParseError) -> Part {
    let start = offset
    var left = try read(&self)
    while let sign = consume(Set(signs.keys)), let function = signs[sign] {
      let rightStart = offset
      let right = try term(try read(&self), at: rightStart)
      left = .term(.function(function, [try term(left, at: start), right]))
    }
    return left
  }

  mutating func signed() throws(PredicateParseError) -> Part {
    guard consume(["-"]) != nil else { return try path() }
    try enterNesting()
    defer { depth -= 1 }
    let start = offset
    return .term(.function(.negate, [try term(try signed(), at: start)]))
  }

  /// Parses a value with its suffixes: `.name`, `[index]`.
  mutating func path() throws(PredicateParseError) -> Part {
    let start = offset
    var part = try primary()
    while let sign = consume([".", "["]) {
      let base = try term(part, at: start)
      if sign == "." {
        part = .term(try key(of: base))
      } else {
        part = .term(.element(base, try position()))
        try expect("]")
      }
    }
    return part
  }

  mutating func key(of base: PredicateTerm) throws(PredicateParseError) -> PredicateTerm {
    if consume(["@"]) != nil {
      guard case .word(let word) = tokens[place].kind else { throw parseError("expected a name") }
      place += 1
      return base.appending(["@" + word])
    }
    switch tokens[place].kind {
    case .word(let word), .name(let word):
      place += 1
      return base.appending([word])
    case .placeholder(isName: true): return base.appending(path: try consumeName())
    default: throw parseError("expected a name")
    }
  }

  mutating func position() throws(PredicateParseError) -> PredicateTerm.Index {
    if consume("FIRST") { return .first }
    if consume("LAST") { return .last }
    if consume("SIZE") { return .size }
    let start = offset
    return .at(try term(try sum(), at: start))
  }

  mutating func primary() throws(PredicateParseError) -> Part {
    let token = tokens[place]
    switch token.kind {
    case .text(let text): return constant(text)
    case .whole(let number): return constant(Int(number))
    case .fractional(let number): return constant(number)
    case .variable(let name):
      place += 1
      return .term(.variable(name))
    case .name(let name):
      place += 1
      return .term(.path(.evaluated, [name]))
    case .placeholder(isName: true):
      return .term(PredicateTerm.evaluated.appending(path: try consumeName()))
    case .placeholder(isName: false): return try placeholder()
    case .sign("("):
      place += 1
      try enterNesting()
      defer { depth -= 1 }
      let part = try alternatives()
      try expect(")")
      return part
    case .sign("{"):
      place += 1
      return .term(.list(try terms(until: "}")))
    case .sign("@"):
      return .term(try key(of: .evaluated))
    case .word(let word): return try part(of: word)
    default: throw parseError("expected a value")
    }
  }

  mutating func part(of word: String) throws(PredicateParseError) -> Part {
    switch word.uppercased() {
    case "TRUEPREDICATE", "FALSEPREDICATE":
      place += 1
      return .condition(.always(word.uppercased() == "TRUEPREDICATE"))
    case "TRUE", "YES": return constant(true)
    case "FALSE", "NO": return constant(false)
    case "NULL", "NIL": return constant(nil)
    case "SELF":
      place += 1
      return .term(.evaluated)
    case let upper where Self.reserved.contains(upper):
      throw parseError("expected a value; write a property named \(word) as #\(word)")
    default: break
    }
    place += 1
    // The full names of functions have colons: `modulus:by:(7, 2)`.
    var name = word
    let start = place
    while consume([":"]) != nil {
      name += ":"
      if case .word(let part) = tokens[place].kind {
        name += part
        place += 1
      }
    }
    guard isNext(["("]) else {
      place = start
      return .term(.path(.evaluated, [word]))
    }
    return .term(try call(name))
  }

  mutating func call(_ word: String) throws(PredicateParseError) -> PredicateTerm {
    let start = tokens[place - 1].offset
    try enterNesting()
    defer { depth -= 1 }
    try expect("(")
    if word.uppercased() == "TERNARY" { return try conditional() }
    if word.uppercased() == "SUBQUERY" { return try subquery() }
    guard let function = PredicateFunction(name: word), function != .negate else {
      throw PredicateParseError(offset: start, message: "there is no function \(word)")
    }
    let arguments = try terms(until: ")")
    let takesSeveral = function.arity == 1 && !arguments.isEmpty
    guard arguments.count == function.arity || takesSeveral && function.isVariadic else {
      throw PredicateParseError(
        offset: start, message: "\(word) takes \(function.arity) arguments, not \(arguments.count)")
    }
    return .function(function, arguments)
  }

  /// Parses a conditional expression: a condition and two values.
  mutating func conditional() throws(PredicateParseError) -> PredicateTerm {
    let start = offset
    let condition = try condition(try alternatives(), at: start)
    try expect(",")
    let oneStart = offset
    let one = try term(try sum(), at: oneStart)
    try expect(",")
    let otherStart = offset
    let other = try term(try sum(), at: otherStart)
    try expect(")")
    return .conditional(condition, one, other)
  }

  mutating func subquery() throws(PredicateParseError) -> PredicateTerm {
    let start = offset
    let collection = try term(try sum(), at: start)
    try expect(",")
    guard case .variable(let name) = tokens[place].kind else {
      throw parseError("expected a variable")
    }
    place += 1
    try expect(",")
    let conditionStart = offset
    try enterNesting()
    defer { depth -= 1 }
    let condition = try condition(try alternatives(), at: conditionStart)
    try expect(")")
    return .subquery(collection, variable: name, condition)
  }

  mutating func terms(until end: String) throws(PredicateParseError) -> [PredicateTerm] {
    try enterNesting()
    defer { depth -= 1 }
    var terms: [PredicateTerm] = []
    while consume([end]) == nil {
      if !terms.isEmpty { try expect(",") }
      let start = offset
      terms.append(try term(try sum(), at: start))
    }
    return terms
  }

  // MARK: Placeholders

  mutating func placeholder() throws(PredicateParseError) -> Part {
    let value = try consumeValue()
    if let predicate = value as? NSPredicate { return .condition(.custom(predicate)) }
    if let expression = value as? NSExpression { return .term(expression.term) }
    return .term(.constant(value is NSNull ? nil : value))
  }

  mutating func consumeName() throws(PredicateParseError) -> String {
    let start = offset
    guard let name = PredicateValue.text(try consumeValue()) else {
      throw PredicateParseError(offset: start, message: "expected a string for %K")
    }
    return name
  }

  mutating func consumeValue() throws(PredicateParseError) -> Any? {
    guard usedCount < values.count else {
      throw parseError("the value of the placeholder is missing")
    }
    place += 1
    usedCount += 1
    return values[usedCount - 1]
  }
}
