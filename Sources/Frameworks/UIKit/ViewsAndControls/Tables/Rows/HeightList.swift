/// How high each of many rows is, and so where each begins.
///
/// Most are as high as one another. What differs from that is kept in a binary indexed tree (Fenwick,
/// 1994), so that a table of 100,000 rows finds and changes any of them in some 17 steps.
package struct HeightList {
  /// How many rows there are.
  package let count: Int
  /// How high a row is of which nothing else is known.
  private let usual: Double
  /// How much higher each is than that; empty while none is.
  private var excess: [Double] = []
  /// Sums of that: place i, counted from 1, has those of the last rows up to it, as many as its lowest bit.
  private var sums: [Double] = []
  /// Rows whose height is known and not guessed; empty while it is the same for all.
  private var known: [Bool] = []
  private let areAllKnown: Bool

  /// Makes rows that are all as high.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - height: How high each is, in points.
  ///   - isKnown: Whether they are, or that is a guess.
  package init(count: Int, each height: CGFloat, isKnown: Bool) {
    (self.count, usual, areAllKnown) = (count, Double(height), isKnown)
  }

  /// Makes rows of several heights.
  package init(_ heights: [CGFloat], areKnown: Bool) {
    self.init(count: heights.count, each: heights.first ?? 0, isKnown: areKnown)
    guard heights.contains(where: { $0 != heights.first }) else { return }
    excess = heights.map { Double($0) - usual }
    sums = [0] + excess
    for place in 1..<sums.count {
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// How high one is.
  package subscript(_ row: Int) -> CGFloat { CGFloat(usual + (excess.isEmpty ? 0 : excess[row])) }

  /// Whether that is known, and no guess.
  package func isKnown(_ row: Int) -> Bool { areAllKnown || !known.isEmpty && known[row] }

  /// From now on one is known to be so high.
  package mutating func set(_ height: CGFloat, at row: Int) {
    if !areAllKnown {
      if known.isEmpty { known = Array(repeating: false, count: count) }
      known[row] = true
    }
    let difference = Double(height) - Double(self[row])
    guard difference != 0 else { return }
    if excess.isEmpty {
      excess = Array(repeating: 0, count: count)
      sums = Array(repeating: 0, count: count + 1)
    }
    excess[row] = Double(height) - usual
    var place = row + 1
    while place <= count {
      sums[place] += difference
      place += place & -place
    }
  }

  /// How far the beginning of one is from that of the first; of the one after the last, how high all are.
  package func start(of row: Int) -> CGFloat {
    var sum = usual * Double(row)
    guard !sums.isEmpty else { return CGFloat(sum) }
    var place = row
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return CGFloat(sum)
  }

  /// How high all are.
  package var total: CGFloat { start(of: count) }

  /// The row at a distance from the beginning of the first; the nearest where there is none.
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
