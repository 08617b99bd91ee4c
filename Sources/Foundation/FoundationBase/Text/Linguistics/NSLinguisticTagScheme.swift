/// The kind of information that tags give.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text of the scheme.
  public let rawValue: String
  /// Creates a scheme from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Whether a token is a word, punctuation, whitespace or something else.
  public static let tokenType = Self("TokenType")
  /// The part of speech, or the kind of punctuation or whitespace.
  public static let lexicalClass = Self("LexicalClass")
  /// The kind of a name.
  public static let nameType = Self("NameType")
  /// The kind of a name, and for other words the part of speech.
  public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
  /// The basic form of a word.
  public static let lemma = Self("Lemma")
  /// The language.
  public static let language = Self("Language")
  /// The script.
  public static let script = Self("Script")
}
