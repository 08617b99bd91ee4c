/// A point of whole numbers, with which areas of paths are compared exactly.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the cross product of two differences, whose sign is the direction of the turn.
  func cross(_ other: GridPoint) -> Int128 {
    Int128(x) * Int128(other.y) - Int128(y) * Int128(other.x)
  }
}
