/// The kind of a token in a text (NaturalLanguage.T2).
enum TokenKind {
  /// A word.
  case word
  /// Punctuation, with its tag of the scheme of parts of speech.
  case punctuation(NLTag)
  /// White space, with its tag of the scheme of parts of speech.
  case whitespace(NLTag)
  /// Anything else, such as a symbol.
  case other

  /// Creates the kind of a text between two words, by its first character.
  init(_ text: Substring) {
    guard let scalar = text.unicodeScalars.first else {
      self = .other
      return
    }
    let category = scalar.properties.generalCategory
    switch category {
    case .openPunctuation: self = .punctuation(.openParenthesis)
    case .closePunctuation: self = .punctuation(.closeParenthesis)
    case .initialPunctuation: self = .punctuation(.openQuote)
    case .finalPunctuation: self = .punctuation(.closeQuote)
    case .dashPunctuation: self = .punctuation(.dash)
    case .connectorPunctuation: self = .punctuation(.otherPunctuation)
    case .otherPunctuation:
      self = .punctuation(
        Self.terminators.contains(scalar) ? .sentenceTerminator : .otherPunctuation)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
      let ends = text.contains(where: \.isNewline)
      self =
        scalar.properties.isWhitespace
        ? .whitespace(ends ? .paragraphBreak : .whitespace) : .other
    default: self = .other
    }
  }

  /// The tag of the scheme of tokens' types.
  var tokenType: NLTag {
    switch self {
    case .word: .word
    case .punctuation: .punctuation
    case .whitespace: .whitespace
    case .other: .other
    }
  }

  /// The tag of the scheme of parts of speech.
  var lexicalClass: NLTag {
    switch self {
    case .word: .otherWord
    case .punctuation(let tag), .whitespace(let tag): tag
    case .other: .other
    }
  }

  /// The option that leaves the token out.
  var option: NLTagger.Options {
    switch self {
    case .word: .omitWords
    case .punctuation: .omitPunctuation
    case .whitespace: .omitWhitespace
    case .other: .omitOther
    }
  }

  /// The marks at the ends of sentences in most languages.
  private static let terminators: Set<Unicode.Scalar> = [
    ".", "!", "?", "…", "。", "！", "？", "।", "؟",
  ]
}
