import Foundation

/// The area that a nib covers along a path.
///
/// Its parts are ribbons between the two edges, and nibs at the ends and at turns that are sharper
/// than the nib is wide. All have the same orientation, so that filling them with the winding rule
/// fills their union.
struct InkOutline: Sendable {
  /// The samples along the path.
  let samples: [InkSample]
  /// The bounds; null without samples.
  let bounds: CGRect
  /// The area of the whole stroke.
  let path: CGPath

  init(_ path: PKStrokePath, _ nib: Nib) {
    samples = InkSample.samples(of: path, nib)
    bounds = samples.reduce(.null) { $0.union($1.bounds) }
    self.path = Self.area(of: samples[...], hasStart: true, hasEnd: true)
  }

  /// Returns the parts of nearly equal opacity, each with its opacity.
  func parts(levels: Int) -> [(area: CGPath, opacity: CGFloat)] {
    func level(_ sample: InkSample) -> Int {
      Int((min(max(sample.opacity, 0), 1) * CGFloat(levels)).rounded())
    }
    guard let first = samples.first else { return [] }
    var result: [(CGPath, CGFloat)] = []
    var (start, current) = (0, level(first))
    for index in 1...samples.count {
      let isLast = index == samples.count
      guard isLast || level(samples[index]) != current else { continue }
      let part = samples[start...min(index, samples.count - 1)]
      let area = Self.area(of: part, hasStart: start == 0, hasEnd: isLast)
      result.append((area, CGFloat(current) / CGFloat(levels)))
      if !isLast { (start, current) = (index, level(samples[index])) }
    }
    return result
  }

  /// Returns whether the ink is within a distance of a point.
  func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    guard bounds.insetBy(dx: -distance, dy: -distance).contains(point) else { return false }
    guard samples.count > 1 else {
      return samples.contains { hypot($0.x - point.x, $0.y - point.y) <= $0.reach + distance }
    }
    return zip(samples, samples.dropFirst()).contains { a, b in
      let (way, share) = point.distance(toLineFrom: a.location, to: b.location)
      return way <= a.reach + (b.reach - a.reach) * share + distance
    }
  }

  // MARK: Building

  private static func area(
    of samples: ArraySlice<InkSample>, hasStart: Bool, hasEnd: Bool
  ) -> CGPath {
    let area = CGMutablePath()
    guard let first = samples.first, let last = samples.last else { return area }
    if hasStart { area.addPolygon(first.nib) }
    var ribbon = [first]
    func endRibbon() {
      guard ribbon.count > 1 else { return }
      area.addPolygon(ribbon.map(\.left) + ribbon.reversed().map(\.right))
    }
    for (before, sample) in zip(samples, samples.dropFirst()) {
      if before.joins(sample) {
        ribbon.append(sample)
        if before.outgrows(sample) { area.addPolygon(before.nib) }
        if sample.outgrows(before) { area.addPolygon(sample.nib) }
        continue
      }
      endRibbon()
      area.addPolygon(ConvexHull.around(before.nib + sample.nib))
      ribbon = [sample]
    }
    endRibbon()
    if hasEnd, samples.count > 1 { area.addPolygon(last.nib) }
    return area
  }
}

extension CGMutablePath {
  /// Adds a closed polygon.
  func addPolygon(_ points: [CGPoint]) {
    guard points.count > 2 else { return }
    addLines(between: points)
    closeSubpath()
  }
}

extension CGPoint {
  /// Returns the distance to a line segment, and the fraction of the segment at the nearest point.
  func distance(toLineFrom start: CGPoint, to end: CGPoint) -> (distance: CGFloat, share: CGFloat) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / square : 0
    let share = min(max(along, 0), 1)
    return (hypot(x - start.x - dx * share, y - start.y - dy * share), share)
  }
}
