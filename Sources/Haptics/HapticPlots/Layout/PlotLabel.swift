/// A line of text with its frame.
package struct PlotLabel: Sendable, Equatable {
  /// The point of a text that is aligned with a position.
  package enum Anchor: Sendable {
    case left, center, right
  }

  package var text: String
  package var style: LabelStyle
  package var color: PlotColor
  /// The frame; its size was measured by a ruler.
  package var frame: PlotRect

  /// Creates a label at a position.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the text's left edge, center or right edge, as `anchor` specifies.
  ///   - middle: The y coordinate of the text's vertical center.
  package init(
    _ text: String, style: LabelStyle, color: PlotColor, x: Double, middle: Double,
    anchor: Anchor = .left, ruler: any TextRuler
  ) {
    self.text = text
    self.style = style
    self.color = color
    let size = ruler.size(of: text, style: style)
    let share =
      switch anchor {
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      }
    frame = PlotRect(
      x: x - share * size.width, y: middle - size.height / 2, width: size.width,
      height: size.height)
  }
}
