/// The phone's system font, for which Inter stands in for San Francisco.
///
/// The glyphs are Inter's; line heights and tracking are San Francisco's, so that a layout has the
/// same size as on a phone.
///
/// - Source: Text.T1–T6; measured on a phone unless a member says
///   otherwise.
public enum SystemFont {
  /// The font size in points from which the display cut is used.
  public static let displaySize = 20.0
  /// The distance from the baseline to the top of a line, in font sizes.
  public static let ascent = 0.952_148
  /// The distance from the baseline to the bottom of a line, in font sizes.
  public static let descent = 0.241_211
  /// The height of a capital letter, in font sizes.
  ///
  /// - Source: guess.
  public static let capHeight = 0.704_6
  /// The height of a lowercase x, in font sizes.
  ///
  /// - Source: guess.
  public static let xHeight = 0.525_6

  /// Returns the system font for a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: 100 thin, 400 regular, 700 bold, 900 black.
  ///   - isItalic: Whether the font is italic.
  public static func font(size: Double, weight: Int = 400, isItalic: Bool = false) -> DrawingFont {
    DrawingFont(
      family: size < displaySize ? "Inter" : "Inter Display", weight: weight, isItalic: isItalic)
  }

  /// Returns the tracking for a font size relative to Inter's own, in points.
  public static func tracking(size: Double) -> Double {
    guard size < displaySize else { return size * 0.003_6 }
    let place = max(6, min(19, size))
    let index = min(trackingTable.count - 2, Int(place) - 6)
    let part = place - Double(index + 6)
    return trackingTable[index] + (trackingTable[index + 1] - trackingTable[index]) * part
  }

  /// San Francisco's tracking at 6, 7 … 19 points.
  ///
  /// - Source: Text.T3, documented.
  private static let trackingTable = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
  ]
}
