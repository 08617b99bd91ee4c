/// A point of a plot, in points from the top left corner.
package struct PlotPoint: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
