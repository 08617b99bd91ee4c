/// The types of tokens in a text (NaturalLanguage.T2).
enum TokenKind {
  /// A word.
  case word
  /// Punctuation, with its lexical class.
  case punctuation(NLTag)
  /// White space, with its lexical class.
  case whitespace(NLTag)
  /// Anything else, such as a symbol.
  case other

  /// Creates the type of the text between two words, from its first character.
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

  /// The tag in the lexical class scheme.
  var lexicalClass: NLTag {
    switch self {
    case .word: .otherWord
    case .punctuation(let tag), .whitespace(let tag): tag
    case .other: .other
    }
  }

  /// The option that omits the token.
  var option: NLTagger.Options {
    switch self {
    case .word: .omitWords
    case .punctuation: .omitPunctuation
    case .whitespace: .omitWhitespace
    case .other: .omitOther
    }
  }

  /// The marks that end sentences in most languages.
  private static let terminators: Set<Unicode.Scalar> = [
    ".", "!", "?", "…", "。", "！", "？", "।", "؟",
  ]
}
