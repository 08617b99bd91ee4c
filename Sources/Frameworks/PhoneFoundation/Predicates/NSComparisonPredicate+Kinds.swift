extension NSComparisonPredicate {
  /// How values are compared.
  public enum Operator: UInt, Sendable {
    /// Comes before.
    case lessThan
    /// Comes before, or is the same.
    case lessThanOrEqualTo
    /// Comes after.
    case greaterThan
    /// Comes after, or is the same.
    case greaterThanOrEqualTo
    /// Is the same.
    case equalTo
    /// Is another.
    case notEqualTo
    /// Is what an expression describes, as a whole.
    case matches
    /// Is what a text with `*` and `?` describes, as a whole.
    case like
    /// Begins with.
    case beginsWith
    /// Ends with.
    case endsWith
    /// Is an element, or a part.
    case `in`
    /// Has as an element, or as a part.
    case contains = 99
    /// Is not before the one and not after the other.
    case between
  }

  /// Which of several values on the left are compared.
  public enum Modifier: UInt, Sendable {
    /// What is on the left itself.
    case direct
    /// Each of its elements: all must hold.
    case all
    /// Each of its elements: one must hold.
    case any
  }

  /// What makes no difference between texts.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Large and small letters.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// That texts were made ready to be compared; here it changes nothing.
    public static let normalized = Options(rawValue: 4)
  }
}
