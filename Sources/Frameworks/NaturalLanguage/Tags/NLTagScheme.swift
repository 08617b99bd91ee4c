/// A kind of tags.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// - Source: the values are their names. Confidence: guess.
extension NLTagScheme {
  /// Words, punctuation and white space.
  public static let tokenType = NLTagScheme("TokenType")
  /// Parts of speech, which are not known here (NaturalLanguage.T3).
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Names of people and places, which are not known here (NaturalLanguage.T3).
  public static let nameType = NLTagScheme("NameType")
  /// Both of these.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// Stems of words, which are not known here (NaturalLanguage.T3).
  public static let lemma = NLTagScheme("Lemma")
  /// Languages.
  public static let language = NLTagScheme("Language")
  /// Scripts.
  public static let script = NLTagScheme("Script")
  /// Sentiments, which are not known here (NaturalLanguage.T3).
  public static let sentimentScore = NLTagScheme("SentimentScore")
}
