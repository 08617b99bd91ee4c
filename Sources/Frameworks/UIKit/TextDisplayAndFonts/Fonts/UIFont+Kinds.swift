extension UIFont {
  /// How heavy letters are, -1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As light as can be.
    ///
    /// - Source: what programs print of these values. Confidence: documented, as are those below.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As usual.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// Heavier, as titles of bars are.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// As bold as can be.
    public static let black = Weight(0.62)
  }

  /// A kind of text, whose size people choose.
  public struct TextStyle: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

    /// The title of a screen.
    public static let largeTitle = TextStyle("Title0")
    /// A title of the first level.
    public static let title1 = TextStyle("Title1")
    /// A title of the second level.
    public static let title2 = TextStyle("Title2")
    /// A title of the third level.
    public static let title3 = TextStyle("Title3")
    /// A heading.
    public static let headline = TextStyle("Headline")
    /// A heading beneath another.
    public static let subheadline = TextStyle("Subhead")
    /// What there is to read.
    public static let body = TextStyle("Body")
    /// What is said in passing.
    public static let callout = TextStyle("Callout")
    /// A note.
    public static let footnote = TextStyle("Footnote")
    /// What stands beneath a picture.
    public static let caption1 = TextStyle("Caption1")
    /// The same, smaller.
    public static let caption2 = TextStyle("Caption2")

    /// What makes other fonts and lengths grow as text of this kind does.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}

/// The former name of the weights.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
