/// The style of a label.
package struct LabelStyle: Sendable, Hashable {
  /// The font size, in points.
  package var size: Double
  /// Whether the text is bold.
  package var isBold = false

  /// The plot's title.
  package static let title = LabelStyle(size: 19, isBold: true)
  /// The caption beneath the title.
  package static let caption = LabelStyle(size: 13)
  /// The name of a lane.
  package static let lane = LabelStyle(size: 13, isBold: true)
  /// Ticks, notes and legends.
  package static let small = LabelStyle(size: 12)
  /// Labels within a lane.
  package static let tiny = LabelStyle(size: 11)
}
