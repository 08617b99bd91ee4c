extension NLTagger {
  /// The tokens to omit, and those to join.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Omits words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Omits punctuation.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Omits white space.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Omits other tokens, such as symbols.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Joins the words of a name; no effect, because names are not recognized.
    public static let joinNames = Options(rawValue: 1 << 4)
    /// Joins the parts of contractions; here they are always joined.
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

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
