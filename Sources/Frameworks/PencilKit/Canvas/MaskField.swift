import Foundation

/// The distances of the points of a grid from the edge of a mask, positive inside.
///
/// Erasing takes the minimum of two distances. The mask is where the field is positive; its contour
/// is found between neighboring points by linear interpolation, which is exact for straight edges.
struct MaskField {
  private let origin: CGPoint
  private let spacing: CGFloat
  let columns: Int
  let rows: Int
  private(set) var values: [CGFloat]

  /// The distance of the points of the grid, in points of the path.
  ///
  /// - Source: ours: the edge of a circle of 8 points is then 0.02 points off. Confidence: guess.
  private static let usualSpacing: CGFloat = 1
  /// The maximum number of grid points per side.
  ///
  /// - Source: ours, so that a field needs at most some megabytes. Confidence: guess.
  private static let greatestSide: CGFloat = 800

  /// Creates the field of a rectangle, or of a mask within it.
  init(_ bounds: CGRect, _ mask: CGPath?) {
    let area = bounds.insetBy(dx: -3, dy: -3)
    spacing = max(Self.usualSpacing, max(area.width, area.height) / Self.greatestSide)
    origin = CGPoint(x: area.minX, y: area.minY)
    columns = Int((area.width / spacing).rounded(.up)) + 1
    rows = Int((area.height / spacing).rounded(.up)) + 1
    let count = columns * rows
    values = [CGFloat](repeating: 1e6, count: count)
    if let mask { limit(to: mask) }
    for index in 0..<count {
      let (column, row) = (index % columns, index / columns)
      if column == 0 || row == 0 || column == columns - 1 || row == rows - 1 {
        values[index] = min(values[index], -spacing)
      }
    }
  }

  /// Returns the location of a point of the grid.
  func place(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(column) * spacing, y: origin.y + CGFloat(row) * spacing)
  }

  /// Removes what is nearer to a line than a radius.
  ///
  /// - Returns: Whether the contour of the mask may have changed.
  mutating func erase(from start: CGPoint, to end: CGPoint, radius: CGFloat) -> Bool {
    var hasChanged = false
    visit(from: start, to: end, margin: radius + 2 * spacing) { index, way in
      let rest = way - radius
      guard rest < values[index] else { return }
      // The contour also moves between two points that keep their sign.
      if rest < spacing, values[index] > -spacing { hasChanged = true }
      values[index] = rest
    }
    return hasChanged
  }

  /// Returns the connected parts of the mask, with their holes.
  func parts() -> [CGPath] { MaskContours(self).parts }

  // MARK: Internals

  /// Calls a closure with the indexes and distances of the points near a line.
  private func visit(
    from start: CGPoint, to end: CGPoint, margin: CGFloat, _ body: (Int, CGFloat) -> Void
  ) {
    func cells(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ count: Int) -> Range<Int> {
      let from = Int(min(max(((low - first - margin) / spacing).rounded(.down), 0), CGFloat(count)))
      let to = Int(
        min(max(((high - first + margin) / spacing).rounded(.up) + 1, 0), CGFloat(count)))
      return from..<max(from, to)
    }
    let across = cells(min(start.x, end.x), max(start.x, end.x), origin.x, columns)
    for row in cells(min(start.y, end.y), max(start.y, end.y), origin.y, rows) {
      for column in across {
        let way = place(column, row).distance(toLineFrom: start, to: end).distance
        body(row * columns + column, way)
      }
    }
  }

  /// Limits the field to a mask: by distance near its contour, by sign elsewhere.
  private mutating func limit(to mask: CGPath) {
    let lines = mask.lines
    let far = 4 * spacing
    var ways = [CGFloat](repeating: far, count: values.count)
    for (start, end) in lines {
      visit(from: start, to: end, margin: far) { index, way in ways[index] = min(ways[index], way) }
    }
    for row in 0..<rows {
      let y = place(0, row).y
      // The winding number changes where a line crosses the row.
      var crossings: [(x: CGFloat, turn: Int)] = []
      for (start, end) in lines where (start.y <= y) != (end.y <= y) {
        let share = (y - start.y) / (end.y - start.y)
        crossings.append((start.x + (end.x - start.x) * share, end.y > start.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var (next, winding) = (0, 0)
      for column in 0..<columns {
        let x = place(column, row).x
        while next < crossings.count, crossings[next].x <= x {
          winding += crossings[next].turn
          next += 1
        }
        let index = row * columns + column
        values[index] = min(values[index], winding != 0 ? ways[index] : -ways[index])
        if winding != 0, ways[index] >= far { values[index] = 1e6 }
      }
    }
  }
}

extension CGPath {
  /// The line segments of the path, with flattened curves and closed subpaths.
  fileprivate var lines: [(CGPoint, CGPoint)] {
    var (result, first, last): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
    flattened(threshold: 0.1).applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        if last != first { result.append((last, first)) }
        (first, last) = (element.points[0], element.points[0])
      case .addLineToPoint:
        result.append((last, element.points[0]))
        last = element.points[0]
      default:
        if last != first { result.append((last, first)) }
        last = first
      }
    }
    if last != first { result.append((last, first)) }
    return result
  }
}
