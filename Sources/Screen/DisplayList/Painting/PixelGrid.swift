/// Numbers in rows and columns, one or four a place, with room for more than eight bits.
///
/// A byte b is b · 256 here, so that several blurs one after another round only once that is seen.
struct PixelGrid: Sendable {
  let width, height: Int
  /// How many numbers there are at a place.
  let channels: Int
  var values: [UInt16]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [UInt16](repeating: 0, count: width * height * channels)
  }

  /// Reads pixels, as many together as a step says, each the mean of its square.
  ///
  /// - Parameters:
  ///   - surface: What is read.
  ///   - box: Which pixels of it; what is beyond its edge counts as 0, or as the edge.
  ///   - step: Pixels a side of a square, 1 or more.
  ///   - channels: 4 for all, 1 for alpha alone.
  ///   - repeatsEdge: What is beyond the edge.
  init(
    reading surface: DrawingSurface, _ box: PixelBox, step: Int, channels: Int, repeatsEdge: Bool
  ) {
    self.init(
      width: (box.width + step - 1) / step, height: (box.height + step - 1) / step,
      channels: channels)
    let reading = SquareReading(
      surface: surface, box: box, step: step, channels: channels, repeatsEdge: repeatsEdge,
      columns: width)
    values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for row in 0..<height { reading.read(row, into: first + row * width * channels) }
    }
  }
}

extension PixelGrid {
  /// A number as the nearest byte.
  static func byte(_ value: UInt16) -> UInt8 { UInt8(min(255, (UInt32(value) + 128) >> 8)) }
}
