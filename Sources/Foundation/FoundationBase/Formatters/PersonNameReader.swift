/// A reader of written names (Formatters.FM19).
struct PersonNameReader {
  private var name = PersonNameComponents()

  /// Reads a name; nil for a text without letters, or with other signs than those of names.
  static func name(in text: String, _ locale: Locale) -> PersonNameComponents? {
    let isName = text.unicodeScalars.contains { CharacterSet.letters.contains($0) }
    let isOther = text.unicodeScalars.contains {
      CharacterSet.decimalDigits.contains($0) || "@<>/\\{}[]|=#\n".unicodeScalars.contains($0)
    }
    guard isName, !isOther else { return nil }
    var reader = PersonNameReader()
    reader.read(text, locale)
    return reader.name
  }

  private mutating func read(_ text: String, _ locale: Locale) {
    let rest = takeNickname(text)
    var parts = rest.split(separator: ",").map(Self.words).filter { !$0.isEmpty }
    // The parts after the family name are titles, or else the given names.
    while parts.count > 1, let last = parts.last, last.allSatisfy({ Self.isSuffix($0) }) {
      add(last, to: \.nameSuffix, before: true)
      parts.removeLast()
    }
    if parts.count > 1 {
      name.familyName = joined(parts[0])
      var given = parts[1...].flatMap(\.self)
      takeTitles(&given)
      name.givenName = given.first
      add(Array(given.dropFirst()), to: \.middleName)
      return
    }
    var words = parts.first ?? []
    if words.count == 1, ICUPersonNames.language(ofScriptOf: words[0]) != nil {
      return readWithoutSpaces(words[0])
    }
    takeTitles(&words)
    let isOfOwnScript = words.first.flatMap(ICUPersonNames.language(ofScriptOf:)) != nil
    if words.count > 1, isOfOwnScript || ICUPersonNames.isFamilyFirst(locale) {
      name.familyName = words.removeFirst()
      name.givenName = words.removeFirst()
      return add(words, to: \.middleName)
    }
    name.givenName = words.isEmpty ? nil : words.removeFirst()
    guard !words.isEmpty else { return }
    // Small words before the family name belong to it.
    var start = words.count - 1
    while start > 0, Self.particles.contains(words[start - 1].lowercased()) { start -= 1 }
    add(Array(words[..<start]), to: \.middleName)
    name.familyName = joined(Array(words[start...]))
  }

  /// Reads a name in a script without spaces: a family name of one character.
  private mutating func readWithoutSpaces(_ word: String) {
    guard word.count > 1 else { return name.givenName = word }
    (name.familyName, name.givenName) = (String(word.prefix(1)), String(word.dropFirst()))
  }

  /// Takes a nickname in quotation marks or parentheses out of a text.
  private mutating func takeNickname(_ text: String) -> String {
    for (open, close) in [("\"", "\""), ("“", "”"), ("(", ")")] {
      guard let start = text.range(of: open),
        let end = text.range(of: close, range: start.upperBound..<text.endIndex)
      else { continue }
      let nickname = text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespaces)
      guard !nickname.isEmpty else { continue }
      name.nickname = nickname
      return text[..<start.lowerBound] + " " + text[end.upperBound...]
    }
    return text
  }

  /// Takes the titles at both ends, as long as a name is left.
  private mutating func takeTitles(_ words: inout [String]) {
    while words.count > 1, Self.prefixes.contains(Self.plain(words[0])) {
      add([words.removeFirst()], to: \.namePrefix)
    }
    while words.count > 1, let last = words.last, Self.isSuffix(last) {
      add([words.removeLast()], to: \.nameSuffix, before: true)
    }
  }

  private mutating func add(
    _ words: [String], to part: WritableKeyPath<PersonNameComponents, String?>,
    before: Bool = false
  ) {
    guard !words.isEmpty else { return }
    let known = name[keyPath: part].map { [$0] } ?? []
    name[keyPath: part] = joined(before ? words + known : known + words)
  }

  private func joined(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "." }
  }

  private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }

  /// Titles before names.
  ///
  /// - Source: the usual ones of English and a few other languages. Confidence: guess.
  private static let prefixes: Set<String> = [
    "dr", "fr", "frau", "herr", "hon", "lady", "lord", "madame", "miss", "mme", "monsieur", "mr",
    "mrs", "ms", "mx", "prof", "professor", "rev", "señor", "señora", "sir", "sr", "sra",
  ]
  /// Titles after names.
  ///
  /// - Source: the usual ones of English. Confidence: guess.
  private static let suffixes: Set<String> = [
    "cpa", "dds", "esq", "ii", "iii", "iv", "jd", "jr", "ma", "mba", "md", "phd", "rn", "sr",
  ]
  /// Small words that begin family names.
  ///
  /// - Source: the usual ones of European languages and Arabic. Confidence: guess.
  private static let particles: Set<String> = [
    "al", "bin", "da", "dal", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "ibn",
    "la", "le", "ten", "ter", "van", "vom", "von", "zu", "zur",
  ]
}
