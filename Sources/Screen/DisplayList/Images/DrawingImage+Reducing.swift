extension DrawingImage {
  /// The number of bytes of the pixels.
  var byteCount: Int { pixels.count }

  /// Returns the number of bytes of the pixels after the image is reduced by a factor.
  func byteCount(reducedBy factor: Int) -> Int {
    ((width - 1) / factor + 1) * ((height - 1) / factor + 1) * 4
  }

  /// Returns an image each of whose pixels is the average of a square of this one's.
  ///
  /// Squares that reach beyond the right or the lower edge are those parts of squares that are in
  /// the image.
  ///
  /// - Parameter factor: The side of a square in pixels, at least 1.
  func reduced(by factor: Int) -> DrawingImage {
    let (columns, rows) = ((width - 1) / factor + 1, (height - 1) / factor + 1)
    let (width, height) = (width, height)
    let reduced = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { result, count in
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rows {
          let lines = row * factor..<min(height, (row + 1) * factor)
          for column in 0..<columns {
            let places = column * factor..<min(width, (column + 1) * factor)
            var sum = SIMD4<UInt32>()
            for y in lines {
              var place = (y * width + places.lowerBound) * 4
              for _ in places {
                sum &+= SIMD4(
                  UInt32(pixels[place]), UInt32(pixels[place + 1]), UInt32(pixels[place + 2]),
                  UInt32(pixels[place + 3]))
                place += 4
              }
            }
            let number = UInt32(lines.count * places.count)
            let average = (sum &+ SIMD4(repeating: number / 2)) / SIMD4(repeating: number)
            let place = (row * columns + column) * 4
            for channel in 0..<4 { result[place + channel] = UInt8(average[channel]) }
          }
        }
      }
      count = columns * rows * 4
    }
    // The number of pixels matches the size, so the initializer does not fail.
    return DrawingImage(width: columns, height: rows, pixels: reduced) ?? self
  }
}
