/// The style of text.
public struct TextStyle: Sendable, Hashable {
  /// The font.
  public var font: DrawingFont
  /// The font size, in points.
  public var size: Double
  /// The color.
  public var color: DrawingColor
  /// The tracking, in points.
  public var tracking: Double
  /// The distance from the baseline to the top of a line, in points.
  public var ascent: Double
  /// The distance from the baseline to the bottom of a line, in points.
  public var descent: Double
  /// The height of the glyphs above the baseline, in points.
  public var baselineOffset: Double
  /// The underline.
  public var underline: TextDecoration?
  /// The strikethrough.
  public var strikethrough: TextDecoration?
  /// The background color.
  public var backgroundColor: DrawingColor?
  /// The outline of the glyphs.
  public var outline: TextOutline?
  /// The shadow of the glyphs.
  public var shadow: DrawingShadow?
  /// The distance by which glyphs lean to the right, in heights above the baseline; negative to the
  /// left.
  public var slant: Double
  /// The attachment that replaces each character.
  public var attachment: TextAttachment?
  /// The OpenType features, as `smcp=1,tnum=1`; empty for those of the font.
  public var features: String
  /// Whether no line ends within the text, unless it begins or ends at a place with another style.
  public var isUnbreakable = false

  /// Creates a style.
  public init(
    font: DrawingFont, size: Double, color: DrawingColor = .black, tracking: Double = 0,
    ascent: Double, descent: Double
  ) {
    (self.font, self.size, self.color, self.tracking) = (font, size, color, tracking)
    (self.ascent, self.descent, baselineOffset) = (ascent, descent, 0)
    (features, slant) = ("", 0)
  }

  /// Whether the text is underlined; setting it to `true` adds a plain line.
  public var isUnderlined: Bool {
    get { underline != nil }
    set { underline = newValue ? underline ?? TextDecoration() : nil }
  }

  /// Returns the style of system text.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: 100 thin, 400 regular, 700 bold, 900 black.
  ///   - isItalic: Whether the font is italic.
  ///   - color: The color.
  public static func system(
    size: Double, weight: Int = 400, isItalic: Bool = false, color: DrawingColor = .black
  ) -> TextStyle {
    TextStyle(
      font: SystemFont.font(size: size, weight: weight, isItalic: isItalic), size: size,
      color: color, tracking: SystemFont.tracking(size: size),
      ascent: size * SystemFont.ascent, descent: size * SystemFont.descent)
  }
}
