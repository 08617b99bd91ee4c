extension NLTagger {
  /// The tokens that are left out, and those that are joined.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves out words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Leaves out punctuation.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Leaves out white space.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Leaves out other tokens, such as symbols.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Joins the words of a name; without effect, because names are not known.
    public static let joinNames = Options(rawValue: 1 << 4)
    /// Joins the parts of contractions, which are always joined here.
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  /// The result of a request for the data of a scheme.
  public enum AssetsResult: Int, Sendable {
    /// The data is there.
    case available = 0
    /// There is no data.
    case notAvailable = 1
    /// The request has failed.
    case error = 2
  }
}
