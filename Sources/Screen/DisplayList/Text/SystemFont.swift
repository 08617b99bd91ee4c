/// The phone's own font, in which Inter stands for San Francisco.
///
/// Letters are Inter's; how high a line is and how far letters are apart are San Francisco's, so that
/// what is laid out takes the room it takes on a phone.
///
/// - Source: `Documentation/Behaviour/Text.md`, T1–T6; measured on a phone unless a member says
///   otherwise.
public enum SystemFont {
  /// Points of size from which the wider cut for headlines is used.
  public static let displaySize = 20.0
  /// From the baseline up to the top of a line, in sizes.
  public static let ascent = 0.952_148
  /// From the baseline down to the bottom of a line, in sizes.
  public static let descent = 0.241_211
  /// How high a capital letter is, in sizes.
  ///
  /// - Source: guess.
  public static let capHeight = 0.704_6
  /// How high a small x is, in sizes.
  ///
  /// - Source: guess.
  public static let xHeight = 0.525_6

  /// The font for a size.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100 thin, 400 regular, 700 bold, 900 black.
  ///   - isItalic: Whether it leans.
  public static func font(size: Double, weight: Int = 400, isItalic: Bool = false) -> DrawingFont {
    DrawingFont(
      family: size < displaySize ? "Inter" : "Inter Display", weight: weight, isItalic: isItalic)
  }

  /// How much further apart letters are than Inter sets them, in points a letter.
  public static func tracking(size: Double) -> Double {
    guard size < displaySize else { return size * 0.003_6 }
    let place = max(6, min(19, size))
    let index = min(trackingTable.count - 2, Int(place) - 6)
    let part = place - Double(index + 6)
    return trackingTable[index] + (trackingTable[index + 1] - trackingTable[index]) * part
  }

  /// San Francisco's tracking at 6, 7 … 19 points.
  ///
  /// - Source: T3, documented.
  private static let trackingTable = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
  ]
}
