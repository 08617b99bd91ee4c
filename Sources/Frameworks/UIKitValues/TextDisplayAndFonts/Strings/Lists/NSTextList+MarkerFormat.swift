extension NSTextList {
  /// The format of a list's markers: text in which a name in braces stands for a sign or a number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a format from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square: `{box}`.
    public static let box = MarkerFormat(rawValue: "{box}")
    /// A check mark: `{check}`.
    public static let check = MarkerFormat(rawValue: "{check}")
    /// A circle: `{circle}`.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// Decimal numbers: `{decimal}`.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// A diamond: `{diamond}`.
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// A bullet: `{disc}`.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// A hyphen: `{hyphen}`.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// Lowercase letters: `{lower-alpha}`.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Hexadecimal numbers with lowercase letters: `{lower-hexadecimal}`.
    public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
    /// Lowercase Latin letters: `{lower-latin}`.
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    /// Lowercase Roman numerals: `{lower-roman}`.
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// Octal numbers: `{octal}`.
    public static let octal = MarkerFormat(rawValue: "{octal}")
    /// A small filled square: `{square}`.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// Uppercase letters: `{upper-alpha}`.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// Hexadecimal numbers with uppercase letters: `{upper-hexadecimal}`.
    public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
    /// Uppercase Latin letters: `{upper-latin}`.
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
    /// Uppercase Roman numerals: `{upper-roman}`.
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
  }
}
