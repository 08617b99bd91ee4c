/// Options for comparing strings and for finding one in another.
///
/// - Source: Core Foundation's public headers, for the values, which are those of Foundation's
///   options. Confidence: documented.
public struct CFStringCompareFlags: OptionSet, Sendable {
  /// The value of the options.
  public let rawValue: CFOptionFlags

  /// Creates options.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Letters are equal in both cases.
  public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
  /// The search begins at the end.
  public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
  /// The string is found at the beginning or the end only.
  public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
  /// Composed characters equal those with combining marks, as without this option.
  public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
  /// The order is that of the user's language.
  public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
  /// Numbers in strings are ordered by their values.
  public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
  /// Letters are equal with and without diacritical marks.
  public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
  /// Characters are equal in full and in half width.
  public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
  /// Strings that are equal by the other options are ordered.
  public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)

  /// Foundation's options.
  var options: NSString.CompareOptions {
    NSString.CompareOptions(
      rawValue: subtracting([.compareNonliteral, .compareLocalized]).rawValue)
  }
  /// The locale of comparisons; `nil` for none.
  var locale: Locale? { contains(.compareLocalized) ? .current : nil }
}
