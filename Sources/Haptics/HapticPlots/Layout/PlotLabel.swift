/// A line of text at its place.
package struct PlotLabel: Sendable, Equatable {
  /// Which point of a text is put at a place.
  package enum Anchor: Sendable {
    case left, center, right
  }

  package var text: String
  package var style: LabelStyle
  package var color: PlotColor
  /// Where the text is; its size is what a ruler measured.
  package var frame: PlotRect

  /// Places a text.
  ///
  /// - Parameters:
  ///   - x: Where the text's left edge, centre or right edge is, as `anchor` says.
  ///   - middle: Where the middle of the text's height is.
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
