/// How letters look.
public struct TextStyle: Sendable, Hashable {
  /// The font.
  public var font: DrawingFont
  /// Its size, in points.
  public var size: Double
  /// The colour.
  public var color: DrawingColor
  /// How much further apart letters are, in points a letter.
  public var tracking: Double
  /// From the baseline to the top of a line, in points.
  public var ascent: Double
  /// From the baseline to the bottom of a line, in points.
  public var descent: Double
  /// How far letters are above the baseline, in points.
  public var baselineOffset: Double
  /// The line beneath.
  public var underline: TextRule?
  /// The line through the middle.
  public var strike: TextRule?
  /// The colour behind the letters.
  public var backdrop: DrawingColor?
  /// The line along the letters' edges.
  public var outline: TextOutline?
  /// The shadow that the letters throw.
  public var shadow: DrawingShadow?
  /// What stands in the place of each letter.
  public var inlay: TextInlay?
  /// Whether digits are as wide as one another.
  public var hasEvenDigits: Bool

  /// Makes a style of any font.
  public init(
    font: DrawingFont, size: Double, color: DrawingColor = .black, tracking: Double = 0,
    ascent: Double, descent: Double
  ) {
    (self.font, self.size, self.color, self.tracking) = (font, size, color, tracking)
    (self.ascent, self.descent, baselineOffset) = (ascent, descent, 0)
    hasEvenDigits = false
  }

  /// Whether there is a line beneath; setting it makes a plain one.
  public var isUnderlined: Bool {
    get { underline != nil }
    set { underline = newValue ? underline ?? TextRule() : nil }
  }

  /// Whether there is a line through the middle; setting it makes a plain one.
  public var isStruckThrough: Bool {
    get { strike != nil }
    set { strike = newValue ? strike ?? TextRule() : nil }
  }

  /// The style of the phone's own text.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100 thin, 400 regular, 700 bold, 900 black.
  ///   - isItalic: Whether it leans.
  ///   - color: The colour.
  public static func system(
    size: Double, weight: Int = 400, isItalic: Bool = false, color: DrawingColor = .black
  ) -> TextStyle {
    TextStyle(
      font: SystemFont.font(size: size, weight: weight, isItalic: isItalic), size: size,
      color: color, tracking: SystemFont.tracking(size: size),
      ascent: size * SystemFont.ascent, descent: size * SystemFont.descent)
  }
}
