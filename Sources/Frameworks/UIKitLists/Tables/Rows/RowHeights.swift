/// The heights of many rows, and the position of each.
///
/// Most rows have the same height. Differences from it are kept in a binary indexed tree (Fenwick,
/// 1994), so that finding or changing one of 100,000 rows takes some 17 steps.
package struct RowHeights {
  /// The number of rows.
  package let count: Int
  /// The common height of rows.
  private let commonHeight: Double
  /// The difference of each row from the common height; empty while there is none.
  private var differences: [Double] = []
  /// The binary indexed tree: node i, counted from 1, sums the differences of the last rows up to
  /// it, as many as its lowest set bit.
  private var tree: [Double] = []
  /// Whether the height of each row is known instead of estimated; empty while it is the same for
  /// all.
  private var knownRows: [Bool] = []
  private let areAllKnown: Bool

  /// Creates rows of equal height.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - height: The height of each, in points.
  ///   - isKnown: Whether the height is known instead of estimated.
  package init(count: Int, each height: CGFloat, isKnown: Bool) {
    (self.count, commonHeight, areAllKnown) = (count, Double(height), isKnown)
  }

  /// Creates rows of several heights.
  package init(_ heights: [CGFloat], areKnown: Bool) {
    self.init(count: heights.count, each: heights.first ?? 0, isKnown: areKnown)
    guard heights.contains(where: { $0 != heights.first }) else { return }
    differences = heights.map { Double($0) - commonHeight }
    tree = [0] + differences
    for place in 1..<tree.count {
      let next = place + (place & -place)
      if next < tree.count { tree[next] += tree[place] }
    }
  }

  /// The height of a row.
  package subscript(_ row: Int) -> CGFloat {
    CGFloat(commonHeight + (differences.isEmpty ? 0 : differences[row]))
  }

  /// Returns whether the height of a row is known instead of estimated.
  package func isKnown(_ row: Int) -> Bool { areAllKnown || !knownRows.isEmpty && knownRows[row] }

  /// Sets the known height of a row.
  package mutating func set(_ height: CGFloat, at row: Int) {
    if !areAllKnown {
      if knownRows.isEmpty { knownRows = Array(repeating: false, count: count) }
      knownRows[row] = true
    }
    let difference = Double(height) - Double(self[row])
    guard difference != 0 else { return }
    if differences.isEmpty {
      differences = Array(repeating: 0, count: count)
      tree = Array(repeating: 0, count: count + 1)
    }
    differences[row] = Double(height) - commonHeight
    var place = row + 1
    while place <= count {
      tree[place] += difference
      place += place & -place
    }
  }

  /// Makes the height of a row an estimate again.
  package mutating func forget(_ row: Int) {
    if !areAllKnown, knownRows.indices.contains(row) { knownRows[row] = false }
  }

  /// Returns the position of a row relative to the first; for the index after the last, the total
  /// height.
  package func start(of row: Int) -> CGFloat {
    var sum = commonHeight * Double(row)
    guard !tree.isEmpty else { return CGFloat(sum) }
    var place = row
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return CGFloat(sum)
  }

  /// The total height.
  package var total: CGFloat { start(of: count) }

  /// Returns the row at a position relative to the first; the nearest if there is none.
  package func row(at distance: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
