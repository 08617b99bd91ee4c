import TactusDocumentReading

extension PageRectangle {
  /// Returns the rectangle between two corners; numbers that are not finite are 0, and those beyond
  /// `ReaderLimits.greatestCoordinate` are that.
  static func between(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> PageRectangle {
    // The difference of two coordinates stays within the limit.
    let limit = ReaderLimits.greatestCoordinate / 2
    let values = [x1, y1, x2, y2].map { $0.isFinite ? min(max($0, -limit), limit) : 0 }
    return PageRectangle(
      x: min(values[0], values[2]), y: min(values[1], values[3]),
      width: abs(values[2] - values[0]), height: abs(values[3] - values[1]))
  }
}
