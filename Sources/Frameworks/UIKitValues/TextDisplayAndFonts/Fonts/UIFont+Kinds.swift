extension UIFont {
  /// The weight of a font, -1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultralight weight.
    ///
    /// - Source: printed values of programs. Confidence: documented, as are those below.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight, used by titles of bars.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight.
    public static let black = Weight(0.62)
  }

  /// A text style, whose size follows Dynamic Type.
  public struct TextStyle: _WrappedWord, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

    /// The style of extra large titles; the sizes are guesses.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// The style of second-level extra large titles; the sizes are guesses.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    /// The style of large titles.
    public static let largeTitle = TextStyle("Title0")
    /// The style of first-level titles.
    public static let title1 = TextStyle("Title1")
    /// The style of second-level titles.
    public static let title2 = TextStyle("Title2")
    /// The style of third-level titles.
    public static let title3 = TextStyle("Title3")
    /// The style of headings.
    public static let headline = TextStyle("Headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle("Subhead")
    /// The style of body text.
    public static let body = TextStyle("Body")
    /// The style of callouts.
    public static let callout = TextStyle("Callout")
    /// The style of footnotes.
    public static let footnote = TextStyle("Footnote")
    /// The style of captions.
    public static let caption1 = TextStyle("Caption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle("Caption2")

    /// The metrics that scale custom fonts and lengths for the style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}

/// The former name of the font weight.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
