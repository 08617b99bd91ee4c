// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/NaturalLanguage.tsv.
// Do not edit.

/// A language, by its code in BCP 47.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

}

/// A distance between two vectors.
public typealias NLDistance = Double

/// The types of distances between vectors.
public enum NLDistanceType: Int, Sendable {
  /// One minus the cosine of the angle between the vectors.
  case cosine = 0
}

/// A tag of a token.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

}

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

/// A kind of tags.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

}

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

extension NLTagger {
  /// The tokens to omit, and those to join.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Omits words.
    public static let omitWords = Self(rawValue: 1 << 0)
    /// Omits punctuation.
    public static let omitPunctuation = Self(rawValue: 1 << 1)
    /// Omits white space.
    public static let omitWhitespace = Self(rawValue: 1 << 2)
    /// Omits other tokens, such as symbols.
    public static let omitOther = Self(rawValue: 1 << 3)
    /// Joins the words of a name; no effect, because names are not recognized.
    public static let joinNames = Self(rawValue: 1 << 4)
    /// Joins the parts of contractions; here they are always joined.
    public static let joinContractions = Self(rawValue: 1 << 5)
  }
}

extension NLTagger {
  /// The result of a request for the data of a scheme.
  public enum AssetsResult: Int, Sendable {
    /// The data is available.
    case available = 0
    /// The data is not available.
    case notAvailable = 1
    /// The request has failed.
    case error = 2
  }
}

/// The units of tokenization.
public enum NLTokenUnit: Int, Sendable {
  /// Words.
  case word = 0
  /// Sentences.
  case sentence = 1
  /// Paragraphs.
  case paragraph = 2
  /// The whole text.
  case document = 3
}
