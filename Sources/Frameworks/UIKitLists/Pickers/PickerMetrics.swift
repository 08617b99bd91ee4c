import CoreGraphics

/// The dimensions of picker views.
///
/// - Source: what others measured on simulators; Pickers.PK1…PK5. Confidence: measured, unless a
///   member says something else.
enum PickerMetrics {
  /// The size of a picker view, in points.
  static let size = CGSize(width: 320, height: 216)
  /// The default height of a row, in points.
  static let rowHeight: CGFloat = 32
  /// The distance of the selection band from the sides, in points.
  static let margin: CGFloat = 9
  /// The difference between the heights of the selection band and a row, in points.
  static let bandExtra: CGFloat = 2
  /// The corner radius of the selection band, in points.
  ///
  /// Confidence: guess.
  static let bandRadius: CGFloat = 8
  /// The distance between components, in points.
  static let gap: CGFloat = 5
  /// The font size of rows, in points.
  static let fontSize: CGFloat = 21
  /// The font size of rows within the selection band, in points.
  static let selectedFontSize: CGFloat = 23.5
  /// The opacity of rows outside the selection band.
  static let alpha: CGFloat = 0.447
  /// The distance from the upper and lower edge at which rows become visible, in points.
  static let fadeStart: CGFloat = 10
  /// The distance over which rows fade in, in points.
  ///
  /// Confidence: guess.
  static let fadeLength: CGFloat = 40
}
