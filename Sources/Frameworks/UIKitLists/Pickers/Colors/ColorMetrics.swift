import CoreGraphics

/// The dimensions of color pickers and color wells.
///
/// - Source: Pickers.CP1…CP5. Confidence: guess, unless a member says something else.
enum ColorMetrics {
  /// The side of a color well, in points.
  static let wellSide: CGFloat = 28
  /// The width of the ring of a color well, and of the gap within it, in points.
  static let wellRing: CGFloat = 3, wellGap: CGFloat = 2
  /// The number of columns and rows of the grid.
  static let columns = 12, rows = 10
  /// The distance of the content from the sides, in points.
  static let margin: CGFloat = 16
  /// The distance between the parts, in points.
  static let gap: CGFloat = 16
  /// The height of the bar with the title, in points.
  static let barHeight: CGFloat = 56
  /// The height of the segmented control, in points.
  static let tabsHeight: CGFloat = 32
  /// The largest height of the grid and of the spectrum, in points.
  static let areaHeight: CGFloat = 340
  /// The height of a row with a slider, in points.
  static let sliderHeight: CGFloat = 44
  /// The width of a component's name and of its number, in points.
  static let nameWidth: CGFloat = 60, numberWidth: CGFloat = 56
  /// The side of the field with the selected color, in points.
  static let swatchSide: CGFloat = 64
  /// The corner radius of the grid, the spectrum and the field, in points.
  static let radius: CGFloat = 8
  /// The diameter of the circle at the selected color of the spectrum, in points.
  static let knob: CGFloat = 28
  /// The width of the frame around the selected color, in points.
  static let frame: CGFloat = 3

  /// Returns the color of a field of the grid: grays in the first row, then twelve hues.
  static func gridColor(row: Int, column: Int) -> PickedColor {
    let share = CGFloat(column) / CGFloat(columns - 1)
    guard row > 0 else { return PickedColor(hue: 0, saturation: 0, brightness: 1 - share) }
    // From cyan over blue, purple, red and yellow to green.
    let hue = (195 + CGFloat(column) * 25).truncatingRemainder(dividingBy: 360) / 360
    let middle = 4
    return row <= middle
      ? PickedColor(
        hue: hue, saturation: 1, brightness: 0.3 + 0.7 * CGFloat(row - 1) / CGFloat(middle))
      : PickedColor(
        hue: hue, saturation: 1 - 0.8 * CGFloat(row - middle - 1) / CGFloat(rows - middle - 2),
        brightness: 1)
  }
}
