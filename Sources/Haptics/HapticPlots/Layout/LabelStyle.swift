/// How a text looks.
package struct LabelStyle: Sendable, Hashable {
  /// The size of the font in points.
  package var size: Double
  /// Whether the text stands out.
  package var isBold = false

  /// The picture's title.
  package static let title = LabelStyle(size: 19, isBold: true)
  /// The line beneath the title.
  package static let caption = LabelStyle(size: 13)
  /// The name of a lane.
  package static let lane = LabelStyle(size: 13, isBold: true)
  /// Ticks, notes and legends.
  package static let small = LabelStyle(size: 12)
  /// Labels within a lane.
  package static let tiny = LabelStyle(size: 11)
}
