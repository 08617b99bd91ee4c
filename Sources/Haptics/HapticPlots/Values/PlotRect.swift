/// A rectangle of a plot, in points from the top left corner.
package struct PlotRect: Sendable, Equatable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  /// Returns whether two rectangles overlap in more than an edge.
  package func overlaps(_ other: PlotRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns whether a rectangle lies within this one.
  package func contains(_ other: PlotRect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Returns the rectangle with all sides moved outwards.
  package func grown(by border: Double) -> PlotRect {
    PlotRect(
      x: x - border, y: y - border, width: width + 2 * border, height: height + 2 * border)
  }
}
