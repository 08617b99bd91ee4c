// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitValues.tsv.
// Do not edit.

/// The kind of list that encloses a view.
public enum UIListEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = -1
  /// No list.
  case none = 0
  /// A plain list.
  case plain = 1
  /// A grouped list.
  case grouped = 2
  /// An inset grouped list.
  case insetGrouped = 3
  /// A sidebar.
  case sidebar = 4
  /// A plain sidebar.
  case sidebarPlain = 5
}

/// Values that describe the accessory of a tab bar around a view, `UITabAccessory.Environment`.
///
/// - Source: the values are those of a header in public code. Confidence: guess.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = 0
  /// No accessory.
  case none = 1
  /// An accessory above the tab bar.
  case regular = 2
  /// An accessory inline with the minimized tab bar.
  case inline = 3
}

/// Whether the screen of a scene is being captured.
public enum UISceneCaptureState: Int, Sendable {
  /// An unspecified state.
  case unspecified = -1
  /// The screen is not captured.
  case inactive = 0
  /// The screen is captured.
  case active = 1
}

/// The size of items in a Mac toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// An unspecified size.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// A small size.
  case small = 1
  /// A large size.
  case large = 3
}

extension UIImage {
  /// The dynamic range of images.
  public enum DynamicRange: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// Standard range.
    case standard = 0
    /// A limited extended range.
    case constrainedHigh = 1
    /// The full extended range.
    case high = 2
  }
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unknown, because the object is in no window.
  case unknown = 0
  /// The screen does not measure force, or 3D Touch is off.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified kind of device.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// Constrained space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The layout direction of the user's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The level of contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The visual level of content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// Content on the screen itself.
  case base = 0
  /// Content above other content, such as a sheet.
  case elevated = 1
}

/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified gamut.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The wider Display P3 gamut.
  case P3 = 1
}

/// Whether an interface has the active or the inactive appearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = -1
  /// The inactive appearance.
  case inactive = 0
  /// The active appearance; on a phone every interface has it.
  case active = 1
}

/// Whether text is bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// The bold weight.
  case bold = 1
}

/// The direction in which an app lays out its interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of white 1⁄3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray of white 2⁄3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of white 1⁄2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A color with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// A set of edges of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation =
    Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language, a BCP 47 code.
  public static let accessibilitySpeechLanguage =
    Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, a number from 0 to 2.
  public static let accessibilitySpeechPitch =
    Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement =
    Self(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority =
    Self(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation =
    Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether letters are spoken one by one.
  public static let accessibilitySpeechSpellOut =
    Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number from 0 to 6.
  public static let accessibilityTextHeadingLevel =
    Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Custom attributes, an array of strings.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// The textual context.
  public static let accessibilityTextualContext =
    Self(rawValue: "UIAccessibilityTextAttributeContext")
}

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
  /// The effects on the shapes of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letterpress.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The kinds of nested writing directions.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Embeds text of the other direction.
  case embedding = 0
  /// Overrides the direction of all characters.
  case override = 2
}

/// Options for drawing and measuring strings.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the upper left corner of several lines, not the baseline of one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Line heights include the font's leading; no effect, because the leading is 0.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Measures the painted area; no effect here.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis if text is omitted.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned lines.
  case left = 0
  /// Centered lines.
  case center = 1
  /// Right-aligned lines.
  case right = 2
  /// Justified lines, except for the last of a paragraph.
  case justified = 3
  /// The natural alignment of the writing direction.
  case natural = 4
}

/// The writing direction of a text.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's characters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The treatment of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// The line wraps between words.
  case byWordWrapping = 0
  /// The line wraps between characters.
  case byCharWrapping = 1
  /// The line is clipped.
  case byClipping = 2
  /// The line is truncated at its beginning: "…end".
  case byTruncatingHead = 3
  /// The line is truncated at its end: "beginning…".
  case byTruncatingTail = 4
  /// The line is truncated in its middle: "begin…end".
  case byTruncatingMiddle = 5
}

/// The style of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = Self(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = Self(rawValue: 0x02)
  /// A double line.
  public static let double = Self(rawValue: 0x09)
  /// A dotted line.
  public static let patternDot = Self(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = Self(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// A line of dashes and pairs of dots.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// A line under words only; no effect here.
  public static let byWord = Self(rawValue: 0x8000)
}

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let plain = Self(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = Self(rawValue: "NSRTF")
    /// Rich text in a folder with its attachments; neither read nor written here.
    public static let rtfd = Self(rawValue: "NSRTFD")
    /// HTML.
    public static let html = Self(rawValue: "NSHTML")
  }
}

extension NSAttributedString {
  /// An option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`; without it, the format is detected (Documents.DO1).
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of plain text and HTML, the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }
}

extension NSAttributedString {
  /// A property of a whole document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of plain text and HTML, the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The size of the paper in points, an `NSValue` of a size.
    public static let paperSize = Self(rawValue: "PaperSize")
    /// The margins of the paper in points, an `NSValue` of edge insets.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    /// The interval of tabs after the last tab stop in points, a number.
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
  }
}

extension NSTextList {
  /// The format of a list's markers: text in which a name in braces stands for a sign or a
  /// number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A square: `{box}`.
    public static let box = Self(rawValue: "{box}")
    /// A check mark: `{check}`.
    public static let check = Self(rawValue: "{check}")
    /// A circle: `{circle}`.
    public static let circle = Self(rawValue: "{circle}")
    /// Decimal numbers: `{decimal}`.
    public static let decimal = Self(rawValue: "{decimal}")
    /// A diamond: `{diamond}`.
    public static let diamond = Self(rawValue: "{diamond}")
    /// A bullet: `{disc}`.
    public static let disc = Self(rawValue: "{disc}")
    /// A hyphen: `{hyphen}`.
    public static let hyphen = Self(rawValue: "{hyphen}")
    /// Lowercase letters: `{lower-alpha}`.
    public static let lowercaseAlpha = Self(rawValue: "{lower-alpha}")
    /// Hexadecimal numbers with lowercase letters: `{lower-hexadecimal}`.
    public static let lowercaseHexadecimal = Self(rawValue: "{lower-hexadecimal}")
    /// Lowercase Latin letters: `{lower-latin}`.
    public static let lowercaseLatin = Self(rawValue: "{lower-latin}")
    /// Lowercase Roman numerals: `{lower-roman}`.
    public static let lowercaseRoman = Self(rawValue: "{lower-roman}")
    /// Octal numbers: `{octal}`.
    public static let octal = Self(rawValue: "{octal}")
    /// A small filled square: `{square}`.
    public static let square = Self(rawValue: "{square}")
    /// Uppercase letters: `{upper-alpha}`.
    public static let uppercaseAlpha = Self(rawValue: "{upper-alpha}")
    /// Hexadecimal numbers with uppercase letters: `{upper-hexadecimal}`.
    public static let uppercaseHexadecimal = Self(rawValue: "{upper-hexadecimal}")
    /// Uppercase Latin letters: `{upper-latin}`.
    public static let uppercaseLatin = Self(rawValue: "{upper-latin}")
    /// Uppercase Roman numerals: `{upper-roman}`.
    public static let uppercaseRoman = Self(rawValue: "{upper-roman}")
  }
}

extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable, Hashable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph belongs to another one and is not drawn.
    public static let null = Self(rawValue: 1 << 0)
    /// The glyph is a control character, such as a line feed.
    public static let controlCharacter = Self(rawValue: 1 << 1)
    /// The glyph is elastic white space.
    public static let elastic = Self(rawValue: 1 << 2)
    /// The glyph is a combining character without a base.
    public static let nonBaseCharacter = Self(rawValue: 1 << 3)
  }
}

extension NSLayoutManager {
  /// The effect of a control character on the layout.
  public struct ControlCharacterAction: OptionSet, Sendable, Hashable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no width and is not drawn.
    public static let zeroAdvancement = Self(rawValue: 1 << 0)
    /// The character is a space with a width from the delegate.
    public static let whitespace = Self(rawValue: 1 << 1)
    /// The character is a tab.
    public static let horizontalTab = Self(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = Self(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = Self(rawValue: 1 << 4)
    /// The character ends the text of the container.
    public static let containerBreak = Self(rawValue: 1 << 5)
  }
}

extension NSTextStorage {
  /// The kinds of changes to a text storage.
  public struct EditActions: OptionSet, Sendable, Hashable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attributes have changed.
    public static let editedAttributes = Self(rawValue: 1 << 0)
    /// The characters have changed.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }
}

extension NSTextStorage {
  /// A notification posted before pending changes are processed.
  public static let willProcessEditingNotification =
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// A notification posted after the attributes of pending changes have been fixed.
  public static let didProcessEditingNotification =
    Notification.Name("NSTextStorageDidProcessEditingNotification")
}
