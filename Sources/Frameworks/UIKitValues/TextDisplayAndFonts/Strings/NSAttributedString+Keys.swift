extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`; that of a paragraph's first character is used.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The kerning, a number of points.
  public static let kern = Self(rawValue: "NSKern")
  /// The tracking, a number of points.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The style of the strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The style of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the stroke, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the stroke, a number in percent of the font size; a negative one also fills the
  /// text.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The attachment, an `NSTextAttachment`; its character is U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The destination of a link, a `URL` or a `String`; links have the tint color.
  public static let link = Self(rawValue: "NSLink")
  /// The offset above the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The color of the underline, a `UIColor`; the text's color if absent.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The color of the strikethrough, a `UIColor`; the text's color if absent.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The ligatures: 0 for none, 1 for the default ones; stored: the font decides.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The text effect, such as letterpress; stored, not drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The slant of the letters; stored, not drawn.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the horizontal expansion factor; stored, not drawn.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The nested writing directions; stored: the text itself decides.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// Whether the text is vertical; on an iPhone it never is.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
  /// The language identifier; stored: lines break as in the phone's language.
  public static let languageIdentifier = Self(rawValue: "NSLanguage")
  /// The style of a highlight, an `NSAttributedString.TextHighlightStyle` (TextViews.TV37).
  public static let textHighlightStyle = Self(rawValue: "NSTextHighlightStyle")
  /// The color of a highlight, an `NSAttributedString.TextHighlightColorScheme`; that of the text
  /// view if it is absent.
  public static let textHighlightColorScheme = Self(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// The text effects.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The effect as a string.
    public let rawValue: String
    /// Creates an effect from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letterpress.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The kinds of nested writing directions.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Embeds text of the other direction.
  case embedding = 0
  /// Overrides the direction of all characters.
  case override = 2
}
