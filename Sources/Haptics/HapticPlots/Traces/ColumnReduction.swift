/// The points of a line, of which each narrow column keeps at most the first, the lowest, the
/// highest and the last.
///
/// A line through them covers the same pixels as one through all, so that its length depends on the
/// width of the plot and not on the number of points.
struct ColumnReduction {
  /// The points so far, from left to right.
  private(set) var points: [PlotPoint] = []

  /// The width of a column in points.
  ///
  /// - Source: ours: half a pixel of a picture with two pixels per point. Confidence: guess.
  private static let width = 0.25
  /// The number of points that a column keeps.
  private static let limit = 4

  /// The column of the last point.
  private var column = -Double.infinity
  /// The index of the first point of that column.
  private var start = 0

  /// Adds the next point to the right.
  mutating func add(_ point: PlotPoint) {
    let next = (point.x / Self.width).rounded(.down)
    if next != column { (column, start) = (next, points.count) }
    points.append(point)
    guard points.count - start > Self.limit else { return }
    let indices = start..<points.count
    let kept = Set([
      start, points.count - 1, indices.min { points[$0].y < points[$1].y } ?? start,
      indices.max { points[$0].y < points[$1].y } ?? start,
    ])
    points.replaceSubrange(start..., with: kept.sorted().map { points[$0] })
  }
}
