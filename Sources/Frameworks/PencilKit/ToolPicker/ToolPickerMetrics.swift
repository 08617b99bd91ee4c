import Foundation

/// The sizes and colors of the panel of a tool picker.
///
/// - Source: ours, after pictures of the picker on an iPhone. Confidence: guess.
enum ToolPickerMetrics {
  /// The height of the row of colors or widths, in points.
  static let optionHeight: CGFloat = 48
  /// The height of the row of tools, in points.
  static let toolHeight: CGFloat = 64
  /// The width of a tool, in points.
  static let toolWidth: CGFloat = 44
  /// The part of an unselected tool below the edge in points.
  static let sunkenWay: CGFloat = 14
  /// The diameter of a color, in points.
  static let swatch: CGFloat = 28
  /// The margin at the sides, in points.
  static let margin: CGFloat = 12
  /// The offered widths as fractions of the valid range, on a logarithmic scale.
  static let widthShares: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]

  /// The offered colors.
  @MainActor static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Blue", UIColor(red: 0.07, green: 0.39, blue: 0.9, alpha: 1)),
    ("Green", UIColor(red: 0.25, green: 0.73, blue: 0.27, alpha: 1)),
    ("Yellow", UIColor(red: 1, green: 0.82, blue: 0.1, alpha: 1)),
    ("Red", UIColor(red: 0.93, green: 0.2, blue: 0.18, alpha: 1)),
  ]

  /// Returns the offered widths of an ink, with a constant ratio between neighbors.
  static func widths(of type: PKInkingTool.InkType) -> [CGFloat] {
    let range = type.validWidthRange
    return widthShares.map {
      range.lowerBound * CGFloat(pow(Double(range.upperBound / range.lowerBound), Double($0)))
    }
  }
}
