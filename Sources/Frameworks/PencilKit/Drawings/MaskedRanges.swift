/// The ranges of a path whose points are inside a mask (Ink.ST2).
struct MaskedRanges {
  /// The ranges of parametric values, in ascending order.
  let ranges: [ClosedRange<CGFloat>]

  /// The number of samples per segment of the path.
  ///
  /// - Source: ours; at 240 samples of a pen a second, an eighth of a segment is far below a point.
  ///   Confidence: guess.
  private static let samplesPerSegment = 8

  init(_ path: PKStrokePath, _ mask: CGPath) {
    let spline = StrokeSpline(path.points)
    let count = max(1, (path.count - 1) * Self.samplesPerSegment)
    func isVisible(_ value: Double) -> Bool { mask.contains(spline.location(at: value)) }
    var found: [ClosedRange<CGFloat>] = []
    var start: Double?
    var (last, wasVisible) = (0.0, false)
    for sample in 0...count {
      let value = min(Double(sample) / Double(Self.samplesPerSegment), spline.end)
      let isInside = isVisible(value)
      if isInside, start == nil {
        start = sample == 0 ? value : Self.edge(last, value, isVisible)
      } else if !isInside, wasVisible, let first = start {
        found.append(CGFloat(first)...CGFloat(Self.edge(value, last, isVisible)))
        start = nil
      }
      (last, wasVisible) = (value, isInside)
    }
    if let start { found.append(CGFloat(start)...CGFloat(spline.end)) }
    ranges = found
  }

  /// Returns the visible value nearest to the edge between a hidden and a visible value.
  private static func edge(
    _ hidden: Double, _ visible: Double, _ isVisible: (Double) -> Bool
  ) -> Double {
    var (hidden, visible) = (hidden, visible)
    for _ in 0..<20 {
      let middle = (hidden + visible) / 2
      if isVisible(middle) { visible = middle } else { hidden = middle }
    }
    return visible
  }
}
