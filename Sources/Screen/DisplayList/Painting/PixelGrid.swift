/// A grid of values with one or four channels and more than eight bits.
///
/// A byte b is represented as b · 256, so that a series of blurs rounds visibly only once.
struct PixelGrid: Sendable {
  let width, height: Int
  /// The number of channels.
  let channels: Int
  var values: [UInt16]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [UInt16](repeating: 0, count: width * height * channels)
  }

  /// Reads pixels, each value being the mean of a square.
  ///
  /// - Parameters:
  ///   - surface: The surface to read.
  ///   - box: The pixels to read; those outside the surface are 0 or repeat its edge.
  ///   - step: The side of a square in pixels, 1 or more.
  ///   - channels: 4 for all channels, 1 for alpha alone.
  ///   - repeatsEdge: Whether pixels outside the surface repeat its edge.
  init(
    reading surface: DrawingSurface, _ box: PixelBox, step: Int, channels: Int, repeatsEdge: Bool
  ) {
    self.init(
      width: (box.width + step - 1) / step, height: (box.height + step - 1) / step,
      channels: channels)
    let reading = BoxDownsampler(
      surface: surface, box: box, step: step, channels: channels, repeatsEdge: repeatsEdge,
      columns: width)
    values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for row in 0..<height { reading.read(row, into: first + row * width * channels) }
    }
  }
}

extension PixelGrid {
  /// Returns the nearest byte for a value.
  static func byte(_ value: UInt16) -> UInt8 { UInt8(min(255, (UInt32(value) + 128) >> 8)) }
}
