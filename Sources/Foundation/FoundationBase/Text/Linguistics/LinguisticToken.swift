import TactusCrashReports

/// A part of a text that has tags (DataDetection.LT1–LT3).
struct LinguisticToken {
  /// The kind of a token.
  enum Kind {
    case word
    case punctuation
    case whitespace
    case other
  }

  let range: NSRange
  let text: String
  let kind: Kind
  /// Whether a quotation mark here opens a quotation.
  private let opensQuotation: Bool

  /// Returns the words of a text and what is between them.
  static func all(in text: NSString, _ range: NSRange, _ locale: Locale) -> [LinguisticToken] {
    let part = text.substring(with: range)
    let units = part as NSString
    var tokens: [LinguisticToken] = []
    for segment in TextSegment.all(in: part, .word, locale) {
      let place = NSRange(location: segment.range.lowerBound, length: segment.range.count)
      let word = units.substring(with: place)
      let before = tokens.last?.kind
      tokens.append(
        LinguisticToken(
          range: NSRange(location: range.location + place.location, length: place.length),
          text: word, kind: segment.isWord ? .word : kind(of: word),
          opensQuotation: before == nil || before == .whitespace))
    }
    return tokens
  }

  /// Returns the tag of a scheme; nil if it is unknown.
  func tag(_ scheme: NSLinguisticTagScheme, _ sentence: () -> String) -> NSLinguisticTag? {
    switch scheme {
    case .tokenType, .nameType:
      if scheme == .nameType, kind == .word { return unknownWord("names of persons and places") }
      return tokenType
    case .lexicalClass, .nameTypeOrLexicalClass: return lexicalClass
    case .lemma:
      if kind == .word { _ = unknownWord("basic forms of words") }
      return nil
    case .language:
      return kind == .word ? NSLinguisticTag(WrittenLanguage.language(of: sentence())) : nil
    case .script: return NSLinguisticTag(WrittenLanguage.script(of: text))
    default: return nil
    }
  }

  // MARK: Internals

  private static func kind(of text: String) -> Kind {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) { return .whitespace }
    return CharacterSet(scalars).isSubset(of: .punctuationCharacters) ? .punctuation : .other
  }

  private var tokenType: NSLinguisticTag {
    switch kind {
    case .word: .word
    case .punctuation: .punctuation
    case .whitespace: .whitespace
    case .other: .other
    }
  }

  private var lexicalClass: NSLinguisticTag {
    switch kind {
    case .word:
      isNumber ? .number : unknownWord("parts of speech")
    case .whitespace:
      text.contains(where: \.isNewline) ? .paragraphBreak : .otherWhitespace
    case .punctuation: punctuation
    case .other: .other
    }
  }

  private var isNumber: Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || ",.'’".contains($0) }
  }

  private var punctuation: NSLinguisticTag {
    guard let first = text.unicodeScalars.first else { return .otherPunctuation }
    if first.properties.isSentenceTerminal { return .sentenceTerminator }
    return switch first.properties.generalCategory {
    case .openPunctuation: "‚„〝".unicodeScalars.contains(first) ? .openQuote : .openParenthesis
    case .closePunctuation: "〞〟".unicodeScalars.contains(first) ? .closeQuote : .closeParenthesis
    case .initialPunctuation: .openQuote
    case .finalPunctuation: .closeQuote
    case .dashPunctuation: .dash
    case .connectorPunctuation: .wordJoiner
    default:
      "\"'".unicodeScalars.contains(first)
        ? (opensQuotation ? .openQuote : .closeQuote) : .otherPunctuation
    }
  }

  private func unknownWord(_ subject: String) -> NSLinguisticTag {
    RuntimeWarning.once(
      "NSLinguisticTagger: \(subject) are unknown here; words have the tag 'OtherWord' or none")
    return .otherWord
  }
}

extension CharacterSet {
  /// Creates the set of some characters.
  fileprivate init(_ scalars: String.UnicodeScalarView) {
    self.init()
    for scalar in scalars { insert(scalar) }
  }
}
