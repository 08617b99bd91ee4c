import TactusDisplayList

extension DrawingImage {
  /// Writes the pixels as red, green, blue and, with four channels, alpha, not multiplied by it.
  ///
  /// - Parameters:
  ///   - start: The first pixel of the first row.
  ///   - bytesPerRow: The distance of rows in bytes.
  ///   - channels: The number of channels, 3 or 4.
  func writeStraightPixels(
    to start: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, channels: Int
  ) {
    var source = 0
    for row in 0..<height {
      for column in 0..<width {
        let target = start + row * bytesPerRow + channels * column
        let alpha = UInt32(pixels[source + 3])
        // From blue, green, red, multiplied by alpha, to red, green, blue.
        for channel in 0..<3 {
          let value = UInt32(pixels[source + 2 - channel])
          target[channel] = alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        if channels == 4 { target[3] = UInt8(alpha) }
        source += 4
      }
    }
  }
}
