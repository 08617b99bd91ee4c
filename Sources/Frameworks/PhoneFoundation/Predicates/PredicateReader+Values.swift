// What stands for a value (PR6…PR8).
extension PredicateReader {
  mutating func sum() throws(PredicateMistake) -> Part {
    try reckoned(["+": .add, "-": .subtract]) { (reader) throws(PredicateMistake) in
      try reader.reckoned(["*": .multiply, "/": .divide]) { (reader) throws(PredicateMistake) in
        try reader.reckoned(["**": .power]) { (reader) throws(PredicateMistake) in
          try reader.signed()
        }
      }
    }
  }

  mutating func reckoned(
    _ signs: [String: PredicateFunction],
    _ read: (inout PredicateReader) throws(PredicateMistake) -> Part
  ) throws(PredicateMistake) -> Part {
    let start = offset
    var left = try read(&self)
    while let sign = take(Set(signs.keys)), let function = signs[sign] {
      let rightStart = offset
      let right = try term(try read(&self), at: rightStart)
      left = .term(.function(function, [try term(left, at: start), right]))
    }
    return left
  }

  mutating func signed() throws(PredicateMistake) -> Part {
    guard take(["-"]) != nil else { return try path() }
    try deeper()
    defer { depth -= 1 }
    let start = offset
    return .term(.function(.negate, [try term(try signed(), at: start)]))
  }

  /// A value, and what follows it: `.name`, `[place]`.
  mutating func path() throws(PredicateMistake) -> Part {
    let start = offset
    var part = try primary()
    while let sign = take([".", "["]) {
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

  mutating func key(of base: PredicateTerm) throws(PredicateMistake) -> PredicateTerm {
    if take(["@"]) != nil {
      guard case .word(let word) = tokens[place].kind else { throw mistake("expected a name") }
      place += 1
      return base.appending(["@" + word])
    }
    switch tokens[place].kind {
    case .word(let word), .name(let word):
      place += 1
      return base.appending([word])
    case .place(isName: true): return base.appending(path: try takeName())
    default: throw mistake("expected a name")
    }
  }

  mutating func position() throws(PredicateMistake) -> PredicateTerm.Place {
    if take("FIRST") { return .first }
    if take("LAST") { return .last }
    if take("SIZE") { return .size }
    let start = offset
    return .at(try term(try sum(), at: start))
  }

  mutating func primary() throws(PredicateMistake) -> Part {
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
    case .place(isName: true): return .term(PredicateTerm.evaluated.appending(path: try takeName()))
    case .place(isName: false): return try given()
    case .sign("("):
      place += 1
      try deeper()
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
    default: throw mistake("expected a value")
    }
  }

  mutating func part(of word: String) throws(PredicateMistake) -> Part {
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
      throw mistake("expected a value; a property of the name \(word) is written #\(word)")
    default: break
    }
    place += 1
    // The functions' full names have colons: `modulus:by:(7, 2)`.
    var name = word
    let start = place
    while take([":"]) != nil {
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

  mutating func call(_ word: String) throws(PredicateMistake) -> PredicateTerm {
    let start = tokens[place - 1].offset
    try deeper()
    defer { depth -= 1 }
    try expect("(")
    if word.uppercased() == "TERNARY" { return try choice() }
    if word.uppercased() == "SUBQUERY" { return try subquery() }
    guard let function = PredicateFunction(name: word), function != .negate else {
      throw PredicateMistake(offset: start, message: "there is no function \(word)")
    }
    let arguments = try terms(until: ")")
    let takesSeveral = function.arity == 1 && !arguments.isEmpty
    guard arguments.count == function.arity || takesSeveral && function.isOfSeveral else {
      throw PredicateMistake(
        offset: start, message: "\(word) takes \(function.arity) values, not \(arguments.count)")
    }
    return .function(function, arguments)
  }

  /// A condition, and what is the value with it and without.
  mutating func choice() throws(PredicateMistake) -> PredicateTerm {
    let start = offset
    let condition = try condition(try alternatives(), at: start)
    try expect(",")
    let oneStart = offset
    let one = try term(try sum(), at: oneStart)
    try expect(",")
    let otherStart = offset
    let other = try term(try sum(), at: otherStart)
    try expect(")")
    return .either(condition, one, other)
  }

  mutating func subquery() throws(PredicateMistake) -> PredicateTerm {
    let start = offset
    let collection = try term(try sum(), at: start)
    try expect(",")
    guard case .variable(let name) = tokens[place].kind else {
      throw mistake("expected a variable")
    }
    place += 1
    try expect(",")
    let conditionStart = offset
    try deeper()
    defer { depth -= 1 }
    let condition = try condition(try alternatives(), at: conditionStart)
    try expect(")")
    return .chosen(collection, variable: name, condition)
  }

  mutating func terms(until end: String) throws(PredicateMistake) -> [PredicateTerm] {
    try deeper()
    defer { depth -= 1 }
    var terms: [PredicateTerm] = []
    while take([end]) == nil {
      if !terms.isEmpty { try expect(",") }
      let start = offset
      terms.append(try term(try sum(), at: start))
    }
    return terms
  }

  // MARK: What is handed over

  mutating func given() throws(PredicateMistake) -> Part {
    let value = try takeValue()
    if let predicate = value as? NSPredicate { return .condition(.given(predicate)) }
    if let expression = value as? NSExpression { return .term(expression.term) }
    return .term(.constant(value is NSNull ? nil : value))
  }

  mutating func takeName() throws(PredicateMistake) -> String {
    let start = offset
    guard let name = PredicateValue.text(try takeValue()) else {
      throw PredicateMistake(offset: start, message: "expected a text for %K")
    }
    return name
  }

  mutating func takeValue() throws(PredicateMistake) -> Any? {
    guard usedCount < values.count else { throw mistake("there is no value for this place") }
    place += 1
    usedCount += 1
    return values[usedCount - 1]
  }
}
