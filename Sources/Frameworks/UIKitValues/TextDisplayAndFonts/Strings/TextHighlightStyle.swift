extension NSAttributedString {
  /// The highlight styles of text (TextViews.TV37).
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The kind as a string.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The default highlight.
    ///
    /// - Source: none for the raw value. Confidence: guess.
    public static let `default` = TextHighlightStyle("NSTextHighlightStyleDefault")
  }

  /// The highlight color schemes of text (TextViews.TV37).
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The color as a string.
    public let rawValue: String
    /// Creates a color from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a color from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // Source: none for the raw values. Confidence: guess.
    /// The text view's color.
    public static let `default` = TextHighlightColorScheme("NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = TextHighlightColorScheme("NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = TextHighlightColorScheme("NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = TextHighlightColorScheme("NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = TextHighlightColorScheme("NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = TextHighlightColorScheme("NSTextHighlightColorSchemeBlue")

    /// The color; nil for the text view's.
    package var color: UIColor? {
      switch self {
      case .purple: .systemPurple
      case .pink: .systemPink
      case .orange: .systemOrange
      case .mint: .systemMint
      case .blue: .systemBlue
      default: nil
      }
    }
  }
}
