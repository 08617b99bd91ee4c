/// A rectangle on a page, in points.
package struct PageRectangle: Hashable, Sendable {
  /// The least x.
  package var x: Double
  /// The least y.
  package var y: Double
  /// The width, 0 or more.
  package var width: Double
  /// The height, 0 or more.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether all numbers are finite and within `ReaderLimits.greatestCoordinate`, and no side is
  /// negative.
  var isValid: Bool {
    let limit = ReaderLimits.greatestCoordinate
    return [x, y, width, height].allSatisfy { $0.isFinite && abs($0) <= limit }
      && width >= 0 && height >= 0
  }
}
