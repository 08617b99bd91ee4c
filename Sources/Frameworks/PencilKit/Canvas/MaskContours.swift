import Foundation

/// The edges of the mask of a field, by marching squares.
///
/// Marching squares: each square of the grid whose corners have different signs has one or two
/// segments of the contour. All segments have the inside on the same side, so outer contours and
/// holes turn in opposite directions.
struct MaskContours {
  /// The connected parts, with their holes.
  private(set) var parts: [CGPath] = []

  private let field: MaskField
  /// The next crossing of the contour after each one, by the number of its grid line.
  private var following: [Int: Int] = [:]

  init(_ field: MaskField) {
    self.field = field
    for row in 0..<field.rows - 1 {
      for column in 0..<field.columns - 1 { march(column, row) }
    }
    let edges = trace().map { $0.map(place) }
    let outer = edges.filter { Self.area($0) > 0 }
    let holes = edges.filter { Self.area($0) < 0 }
    let shapes = outer.map { edge in
      let shape = CGMutablePath()
      shape.addPolygon(edge)
      return (shape: shape, size: Self.area(edge), solid: shape.copy() ?? shape)
    }
    for hole in holes {
      // A hole belongs to the smallest part that contains it.
      let around = shapes.filter { $0.solid.contains(hole[0]) }.min { $0.size < $1.size }
      around?.shape.addPolygon(hole)
    }
    parts = shapes.map(\.shape)
  }

  /// Returns the number of the grid line from a point to its right, or downward.
  private func line(_ column: Int, _ row: Int, isDown: Bool) -> Int {
    (row * field.columns + column) * 2 + (isDown ? 1 : 0)
  }

  private func value(_ column: Int, _ row: Int) -> CGFloat {
    field.values[row * field.columns + column]
  }

  /// Adds the contour segments of a square.
  private mutating func march(_ column: Int, _ row: Int) {
    let corners = [
      value(column, row), value(column + 1, row), value(column + 1, row + 1),
      value(column, row + 1),
    ]
    let isInside = corners.map { $0 > 0 }
    guard isInside.contains(true), isInside.contains(false) else { return }
    // The sides are top, right, bottom and left; side i leads from corner i to corner i + 1.
    let sides = [
      line(column, row, isDown: false), line(column + 1, row, isDown: true),
      line(column, row + 1, isDown: false), line(column, row, isDown: true),
    ]
    let entries = (0..<4).filter { isInside[$0] && !isInside[($0 + 1) % 4] }
    let exits = (0..<4).filter { !isInside[$0] && isInside[($0 + 1) % 4] }
    if entries.count == 1 {
      following[sides[entries[0]]] = sides[exits[0]]
      return
    }
    // With opposite corners inside, the center decides whether they are connected.
    let isJoined = corners.reduce(0, +) > 0
    for entry in entries {
      let exit = isJoined ? (entry + 1) % 4 : (entry + 3) % 4
      following[sides[entry]] = sides[exit]
    }
  }

  /// Returns the closed contours as numbers of grid lines.
  private mutating func trace() -> [[Int]] {
    var edges: [[Int]] = []
    for start in following.keys.sorted() {
      var (edge, place): ([Int], Int?) = ([], start)
      while let current = place, let next = following.removeValue(forKey: current) {
        edge.append(current)
        place = next
      }
      if edge.count > 2 { edges.append(edge) }
    }
    return edges
  }

  /// Returns the position where the contour crosses a grid line.
  private func place(_ number: Int) -> CGPoint {
    let (index, isDown) = (number / 2, number % 2 == 1)
    let (column, row) = (index % field.columns, index / field.columns)
    let (nextColumn, nextRow) = (column + (isDown ? 0 : 1), row + (isDown ? 1 : 0))
    let (a, b) = (field.place(column, row), field.place(nextColumn, nextRow))
    let (u, v) = (
      min(max(value(column, row), -1e3), 1e3), min(max(value(nextColumn, nextRow), -1e3), 1e3)
    )
    let share = u == v ? 0.5 : u / (u - v)
    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  /// Returns twice the area of a polygon; positive if it is clockwise with y pointing down, like
  /// outer contours.
  private static func area(_ points: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      sum += a.x * b.y - b.x * a.y
    }
    return sum
  }
}
