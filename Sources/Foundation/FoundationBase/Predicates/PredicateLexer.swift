/// A lexer of predicate formats.
struct PredicateLexer {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  /// Returns all tokens, ending with the end token.
  static func tokens(of text: String) throws(PredicateParseError) -> [PredicateToken] {
    var scanner = PredicateLexer(text)
    var tokens: [PredicateToken] = []
    repeat { tokens.append(try scanner.next()) } while tokens.last?.kind != .end
    return tokens
  }

  // MARK: Internals

  private var character: Character? { place < characters.count ? characters[place] : nil }

  private mutating func next() throws(PredicateParseError) -> PredicateToken {
    skip(while: \.isWhitespace)
    let start = place
    return PredicateToken(kind: try kind(), offset: start)
  }

  private mutating func kind() throws(PredicateParseError) -> PredicateToken.Kind {
    guard let first = character else { return .end }
    switch first {
    case "'", "\"": return .text(try quoted(by: first))
    case "%": return try substitution()
    case "$": return .variable(try name(after: "a variable's name"))
    case "#": return .name(try name(after: "a name"))
    case _ where first.isASCII && first.isNumber: return try number()
    case "." where isDigit(at: place + 1): return try number()
    case _ where Self.isOfWord(first): return .word(word())
    default: return .sign(try sign())
    }
  }

  private mutating func name(after what: String) throws(PredicateParseError) -> String {
    place += 1
    guard let first = character, Self.isOfWord(first), !first.isNumber else {
      throw PredicateParseError(offset: place, message: "expected \(what)")
    }
    return word()
  }

  private mutating func word() -> String {
    let start = place
    skip { Self.isOfWord($0) }
    // Keywords that begin with `UTI-` contain hyphens; elsewhere a hyphen is a minus sign.
    if characters[start..<place].elementsEqual("UTI"), character == "-" {
      place += 1
      skip { Self.isOfWord($0) || $0 == "-" }
    }
    return String(characters[start..<place])
  }

  private mutating func quoted(by quote: Character) throws(PredicateParseError) -> String {
    let start = place
    var text = ""
    place += 1
    while let next = character {
      place += 1
      if next == quote { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = character else { break }
      place += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    throw PredicateParseError(offset: start, message: "expected the string to end with \(quote)")
  }

  /// Scans `%@`, `%K` or a numeric placeholder with or without a width.
  private mutating func substitution() throws(PredicateParseError) -> PredicateToken.Kind {
    let start = place
    place += 1
    if character == "@" || character == "K" {
      place += 1
      return .placeholder(isName: characters[place - 1] == "K")
    }
    skip { "0123456789.+-".contains($0) }
    skip { "hlqzLtj".contains($0) }
    guard let letter = character, "dDiuUxXoOfFgGeEaAcCsS".contains(letter) else {
      throw PredicateParseError(
        offset: start, message: "expected a format, such as %@, %K, %d or %f")
    }
    place += 1
    return .placeholder(isName: false)
  }

  private mutating func number() throws(PredicateParseError) -> PredicateToken.Kind {
    let start = place
    let bases: [Character: Int] = ["x": 16, "o": 8, "b": 2]
    if character == "0", place + 1 < characters.count,
      let base = bases[Character(characters[place + 1].lowercased())]
    {
      place += 2
      let digits = place
      skip { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if let value = Int64(String(characters[digits..<place]), radix: base) { return .whole(value) }
    } else {
      skip { $0.isASCII && $0.isNumber }
      if character == ".", isDigit(at: place + 1) {
        place += 1
        skip { $0.isASCII && $0.isNumber }
      }
      if character == "e" || character == "E" {
        let isSigned = place + 1 < characters.count && "+-".contains(characters[place + 1])
        if isDigit(at: place + (isSigned ? 2 : 1)) {
          place += isSigned ? 2 : 1
          skip { $0.isASCII && $0.isNumber }
        }
      }
      let text = String(characters[start..<place])
      if let value = Int64(text) { return .whole(value) }
      // Swift does not parse a number that begins with a period.
      if let value = Double("0" + text) { return .fractional(value) }
    }
    throw PredicateParseError(offset: start, message: "expected a number")
  }

  private mutating func sign() throws(PredicateParseError) -> String {
    let rest = characters[place...].prefix(2)
    for length in [2, 1] {
      let sign = String(rest.prefix(length))
      if sign.count == length, Self.signs.contains(sign) {
        place += length
        return sign
      }
    }
    throw PredicateParseError(offset: place, message: "unexpected \(characters[place])")
  }

  private func isDigit(at place: Int) -> Bool {
    place < characters.count && characters[place].isASCII && characters[place].isNumber
  }

  private mutating func skip(while belongs: (Character) -> Bool) {
    while let next = character, belongs(next) { place += 1 }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let signs: Set<String> = [
    "==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">", "&&", "||", "!", "(", ")", "{", "}",
    "[", "]", ",", ".", "@", "+", "-", "*", "/", "**", ":=", ":",
  ]
}
