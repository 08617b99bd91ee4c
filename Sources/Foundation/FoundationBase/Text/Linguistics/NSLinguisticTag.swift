/// A tag of a token.
///
/// - Source: the texts of punctuation and whitespace are those that public programs print.
///   Confidence: reported.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// The text of the tag.
  public let rawValue: String
  /// Creates a tag from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // MARK: Token types

  /// A word.
  public static let word = Self("Word")
  /// Punctuation.
  public static let punctuation = Self("Punctuation")
  /// Whitespace.
  public static let whitespace = Self("Whitespace")
  /// Another token, such as a symbol.
  public static let other = Self("Other")

  // MARK: Lexical classes

  /// A noun.
  public static let noun = Self("Noun")
  /// A verb.
  public static let verb = Self("Verb")
  /// An adjective.
  public static let adjective = Self("Adjective")
  /// An adverb.
  public static let adverb = Self("Adverb")
  /// A pronoun.
  public static let pronoun = Self("Pronoun")
  /// A determiner.
  public static let determiner = Self("Determiner")
  /// A particle.
  public static let particle = Self("Particle")
  /// A preposition.
  public static let preposition = Self("Preposition")
  /// A number.
  public static let number = Self("Number")
  /// A conjunction.
  public static let conjunction = Self("Conjunction")
  /// An interjection.
  public static let interjection = Self("Interjection")
  /// A classifier.
  public static let classifier = Self("Classifier")
  /// An idiom.
  public static let idiom = Self("Idiom")
  /// A word of another class, or of an unknown one.
  public static let otherWord = Self("OtherWord")
  /// Punctuation at the end of a sentence.
  public static let sentenceTerminator = Self("SentenceTerminator")
  /// An opening quotation mark.
  public static let openQuote = Self("OpenQuote")
  /// A closing quotation mark.
  public static let closeQuote = Self("CloseQuote")
  /// An opening parenthesis.
  public static let openParenthesis = Self("OpenParenthesis")
  /// A closing parenthesis.
  public static let closeParenthesis = Self("CloseParenthesis")
  /// Punctuation that joins words.
  public static let wordJoiner = Self("WordJoiner")
  /// A dash.
  public static let dash = Self("Dash")
  /// Other punctuation.
  public static let otherPunctuation = Self("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = Self("ParagraphBreak")
  /// Other whitespace.
  public static let otherWhitespace = Self("Whitespace")

  // MARK: Names

  /// The name of a person.
  public static let personalName = Self("PersonalName")
  /// The name of a place.
  public static let placeName = Self("PlaceName")
  /// The name of an organization.
  public static let organizationName = Self("OrganizationName")
}
