/// A tag scheme.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a scheme from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a scheme from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// - Source: the values are their names. Confidence: guess.
extension NLTagScheme {
  /// Words, punctuation and white space.
  public static let tokenType = NLTagScheme("TokenType")
  /// Parts of speech, which are not recognized here (NaturalLanguage.T3).
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Names of people and places, which are not recognized here (NaturalLanguage.T3).
  public static let nameType = NLTagScheme("NameType")
  /// Names of people and places, otherwise parts of speech; neither is recognized here.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// Stems of words, which are not recognized here (NaturalLanguage.T3).
  public static let lemma = NLTagScheme("Lemma")
  /// Languages.
  public static let language = NLTagScheme("Language")
  /// Scripts.
  public static let script = NLTagScheme("Script")
  /// Sentiments, which are not recognized here (NaturalLanguage.T3).
  public static let sentimentScore = NLTagScheme("SentimentScore")
}
