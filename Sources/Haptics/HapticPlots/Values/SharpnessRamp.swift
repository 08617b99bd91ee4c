/// The color scale of sharpness.
///
/// It is a part of *plasma*: its lightness rises evenly, so that equal steps of sharpness look
/// equal, also to people with color deficiencies and in a gray print. A theme uses the part that
/// contrasts with its background.
package struct SharpnessRamp: Sendable {
  /// The theme that the colors have to contrast with.
  package let theme: PlotTheme

  package init(_ theme: PlotTheme) { self.theme = theme }

  /// Returns the color of a sharpness, clamped to 0…1.
  package func color(_ sharpness: Double) -> PlotColor {
    let value = Finite.unit(sharpness)
    let place = stretch.lowerBound + value * (stretch.upperBound - stretch.lowerBound)
    let index = min(Int(place), Self.plasma.count - 2)
    return Self.plasma[index].mixed(with: Self.plasma[index + 1], share: place - Double(index))
  }

  /// The part of `plasma` that is used, in indexes of the table.
  ///
  /// Both parts are 10.4 indexes long, and their contrast with the theme's background is at least
  /// 2.8.
  private var stretch: ClosedRange<Double> { theme == .light ? 0...10.4 : 6.6...17 }

  /// Every fifteenth of the 256 colors of *plasma*.
  ///
  /// - Source: matplotlib, `_cm_listed.py`, `_plasma_data`, by Nathaniel J. Smith and Stéfan van
  ///   der Walt, dedicated to the public domain (CC0), rounded to 8 bits. Confidence: documented.
  private static let plasma: [PlotColor] = [
    0x0D0887, 0x2F0596, 0x4903A0, 0x6100A7, 0x7801A8, 0x8E0CA4, 0xA21D9A, 0xB42E8D, 0xC43E7F,
    0xD24F71, 0xDE6164, 0xE97257, 0xF3854B, 0xF99A3E, 0xFDAF31, 0xFDC627, 0xF8DF25, 0xF0F921,
  ].map { PlotColor($0) }
}
