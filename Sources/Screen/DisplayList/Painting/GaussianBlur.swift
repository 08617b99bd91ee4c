import Glibc

/// A Gaussian blur.
///
/// Up to a standard deviation of 2 pixels, it is computed with the exact weights. Above, three box
/// blurs approximate it in a time that does not depend on the size.
struct GaussianBlur: Sendable {
  /// The standard deviation, in pixels.
  let sigma: Double

  /// Blurs a grid; its edge is repeated outwards.
  func apply(to grid: inout PixelGrid) {
    guard sigma > 0.05, grid.width > 0, grid.height > 0 else { return }
    if sigma < 2 {
      let weights = Self.weights(sigma)
      Self.pass(&grid, isVertical: false) { Self.weigh($0, $1, weights) }
      Self.pass(&grid, isVertical: true) { Self.weigh($0, $1, weights) }
    } else {
      for radius in Self.boxRadii(sigma) {
        Self.pass(&grid, isVertical: false) { Self.mean($0, $1, radius: radius) }
        Self.pass(&grid, isVertical: true) { Self.mean($0, $1, radius: radius) }
      }
    }
  }

  // MARK: Internals

  /// Returns the radii of three boxes whose variances add up to that of the blur.
  ///
  /// A box of w pixels has the variance (w² − 1) / 12. The widths are odd; two neighboring ones
  /// are combined so that the sum is nearest.
  static func boxRadii(_ sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var small = Int(ideal)
    if small % 2 == 0 { small -= 1 }
    let width = Double(small)
    let count =
      ((12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
    return (0..<3).map { (Double($0) < count ? small : small + 2) / 2 }
  }

  /// Returns the weights of the center and of the neighbors on one side, in units of 1/65,536.
  private static func weights(_ sigma: Double) -> [UInt32] {
    let reach = Int((3 * sigma).rounded(.up))
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var weights = raw.map { UInt32(($0 / sum * 65_536).rounded()) }
    // The weights sum to exactly 1, so that uniform areas stay unchanged.
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  /// Replaces each line of the grid with the result of a closure.
  ///
  /// In the vertical pass all columns form one line whose positions are the rows, so that memory is
  /// read in order.
  private static func pass(
    _ grid: inout PixelGrid, isVertical: Bool,
    _ body: (UnsafePointer<UInt16>, Line) -> [UInt16]
  ) {
    let columns = grid.width * grid.channels
    let line =
      isVertical
      ? Line(count: grid.height, lanes: columns)
      : Line(count: grid.width, lanes: grid.channels)
    grid.values.withUnsafeMutableBufferPointer { values in
      guard let start = values.baseAddress else { return }
      for index in 0..<(isVertical ? 1 : grid.height) {
        let place = start + index * columns
        let result = body(place, line)
        result.withUnsafeBufferPointer { result in
          guard let first = result.baseAddress else { return }
          place.update(from: first, count: result.count)
        }
      }
    }
  }

  /// A line of values that are blurred together: `count` positions with `lanes` values each.
  private struct Line {
    let count, lanes: Int
  }

  private static func weigh(
    _ values: UnsafePointer<UInt16>, _ line: Line, _ weights: [UInt32]
  ) -> [UInt16] {
    let (count, lanes, reach) = (line.count, line.lanes, weights.count - 1)
    let total = count * lanes
    // With the edges repeated beyond both ends, every position has all its neighbors.
    let wide = [UInt16](unsafeUninitializedCapacity: total + 2 * reach * lanes) { room, written in
      for place in 0..<(count + 2 * reach) {
        let source = values + max(0, min(count - 1, place - reach)) * lanes
        for lane in 0..<lanes { room[place * lanes + lane] = source[lane] }
      }
      written = total + 2 * reach * lanes
    }
    return [UInt16](unsafeUninitializedCapacity: total) { result, written in
      wide.withUnsafeBufferPointer { wide in
        guard let wide = wide.baseAddress, let result = result.baseAddress else { return }
        for start in stride(from: 0, to: total, by: piece) {
          let middle = wide + reach * lanes + start
          sum(middle, weights, lanes, into: result + start, count: min(piece, total - start))
        }
      }
      written = total
    }
  }

  /// The number of values summed at once; their sums have to fit into the first-level cache.
  private static let piece = 1_024

  /// Computes weighted sums of values and their neighbors, with weights in units of 1/65,536.
  private static func sum(
    _ middle: UnsafePointer<UInt16>, _ weights: [UInt32], _ lanes: Int,
    into result: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: piece) { room in
      guard let sums = room.baseAddress else { return }
      let weight = weights[0]
      for index in 0..<count { sums[index] = UInt32(middle[index]) &* weight &+ 32_768 }
      for distance in 1..<weights.count {
        let (before, after) = (middle - distance * lanes, middle + distance * lanes)
        let weight = weights[distance]
        for index in 0..<count {
          sums[index] &+= (UInt32(before[index]) &+ UInt32(after[index])) &* weight
        }
      }
      for index in 0..<count { result[index] = UInt16(truncatingIfNeeded: sums[index] >> 16) }
    }
  }

  private static func mean(
    _ values: UnsafePointer<UInt16>, _ line: Line, radius: Int
  ) -> [UInt16] {
    let (count, lanes) = (line.count, line.lanes)
    // Sums stay below 2²⁴, so that a Float represents them exactly.
    let factor = 1 / Float(2 * radius + 1)
    return [UInt16](unsafeUninitializedCapacity: count * lanes) { result, written in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: lanes) { room in
        guard let sums = room.baseAddress, let result = result.baseAddress else { return }
        sums.initialize(repeating: 0, count: lanes)
        for offset in -radius...radius {
          let source = values + max(0, min(count - 1, offset)) * lanes
          for lane in 0..<lanes { sums[lane] &+= UInt32(source[lane]) }
        }
        for place in 0..<count {
          let leaving = values + max(0, place - radius) * lanes
          let coming = values + min(count - 1, place + radius + 1) * lanes
          let target = result + place * lanes
          for lane in 0..<lanes {
            target[lane] = UInt16(Float(sums[lane]) * factor + 0.5)
            sums[lane] = sums[lane] &+ UInt32(coming[lane]) &- UInt32(leaving[lane])
          }
        }
      }
      written = count * lanes
    }
  }
}
