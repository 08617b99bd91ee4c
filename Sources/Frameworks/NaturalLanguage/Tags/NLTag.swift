/// A tag of a token.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a tag of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a tag of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// - Source: the values are their names. Confidence: guess.
extension NLTag {
  /// A word.
  public static let word = NLTag("Word")
  /// Punctuation.
  public static let punctuation = NLTag("Punctuation")
  /// White space.
  public static let whitespace = NLTag("Whitespace")
  /// Anything else, such as a symbol.
  public static let other = NLTag("Other")
  /// A noun.
  public static let noun = NLTag("Noun")
  /// A verb.
  public static let verb = NLTag("Verb")
  /// An adjective.
  public static let adjective = NLTag("Adjective")
  /// An adverb.
  public static let adverb = NLTag("Adverb")
  /// A pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// A determiner.
  public static let determiner = NLTag("Determiner")
  /// A particle.
  public static let particle = NLTag("Particle")
  /// A preposition.
  public static let preposition = NLTag("Preposition")
  /// A number.
  public static let number = NLTag("Number")
  /// A conjunction.
  public static let conjunction = NLTag("Conjunction")
  /// An interjection.
  public static let interjection = NLTag("Interjection")
  /// A classifier.
  public static let classifier = NLTag("Classifier")
  /// An idiom.
  public static let idiom = NLTag("Idiom")
  /// A word of another kind.
  public static let otherWord = NLTag("OtherWord")
  /// The end of a sentence.
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  /// An opening quotation mark.
  public static let openQuote = NLTag("OpenQuote")
  /// A closing quotation mark.
  public static let closeQuote = NLTag("CloseQuote")
  /// An opening parenthesis.
  public static let openParenthesis = NLTag("OpenParenthesis")
  /// A closing parenthesis.
  public static let closeParenthesis = NLTag("CloseParenthesis")
  /// A mark that joins words.
  public static let wordJoiner = NLTag("WordJoiner")
  /// A dash.
  public static let dash = NLTag("Dash")
  /// Other punctuation.
  public static let otherPunctuation = NLTag("OtherPunctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = NLTag("ParagraphBreak")
  /// Other white space.
  public static let otherWhitespace = NLTag("OtherWhitespace")
  /// The name of a person.
  public static let personalName = NLTag("PersonalName")
  /// The name of a place.
  public static let placeName = NLTag("PlaceName")
  /// The name of an organization.
  public static let organizationName = NLTag("OrganizationName")
}
