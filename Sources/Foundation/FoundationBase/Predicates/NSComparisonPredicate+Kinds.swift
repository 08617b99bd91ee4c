extension NSComparisonPredicate {
  /// The operator of a comparison.
  public enum Operator: UInt, Sendable {
    /// Less than.
    case lessThan
    /// Less than or equal to.
    case lessThanOrEqualTo
    /// Greater than.
    case greaterThan
    /// Greater than or equal to.
    case greaterThanOrEqualTo
    /// Equal to.
    case equalTo
    /// Not equal to.
    case notEqualTo
    /// Matches a regular expression completely.
    case matches
    /// Matches a pattern with the wildcards `*` and `?` completely.
    case like
    /// Begins with.
    case beginsWith
    /// Ends with.
    case endsWith
    /// Is an element or a substring of.
    case `in`
    /// Contains as an element or a substring.
    case contains = 99
    /// Between two bounds, inclusive.
    case between
  }

  /// The modifier, which selects the values on the left to compare.
  public enum Modifier: UInt, Sendable {
    /// Compares the left value itself.
    case direct
    /// Requires the comparison for all elements.
    case all
    /// Requires the comparison for one element.
    case any
  }

  /// The options for comparing strings.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ignores case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Ignores diacritics.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Assumes normalized strings.
    ///
    /// The option has no effect here.
    public static let normalized = Options(rawValue: 4)
  }
}
