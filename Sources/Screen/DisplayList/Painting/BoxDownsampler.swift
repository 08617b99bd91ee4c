/// A reader that averages squares of pixels.
struct BoxDownsampler {
  let surface: DrawingSurface
  let box: PixelBox
  let step: Int
  let channels: Int
  let repeatsEdge: Bool
  let columns: Int

  /// Reads one row of squares.
  func read(_ row: Int, into result: UnsafeMutablePointer<UInt16>) {
    let count = columns * channels
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { room in
      guard let sums = room.baseAddress else { return }
      sums.initialize(repeating: 0, count: count)
      surface.withRows { rows, stride in
        for y in (box.y + row * step)..<(box.y + (row + 1) * step) {
          guard repeatsEdge || (0..<surface.height).contains(y) else { continue }
          let line = max(0, min(surface.height - 1, y))
          add((rows + line * stride).assumingMemoryBound(to: UInt8.self), to: sums)
        }
      }
      // Multiplied by 256, and divided by the number of pixels of a square.
      let factor = 256 / Float(step * step)
      for index in 0..<count { result[index] = UInt16(Float(sums[index]) * factor) }
    }
  }

  /// Adds the pixels of one line to the sums of their squares.
  private func add(_ pixels: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>) {
    // Squares within the surface need no bounds check for each pixel.
    let first = min(columns, max(0, (step - 1 - box.x) / step))
    let last = max(first, min(columns, (surface.width - box.x) / step))
    for column in 0..<first { addEdge(column, pixels, to: sums) }
    for column in last..<columns { addEdge(column, pixels, to: sums) }
    if channels == 1 {
      var pixel = pixels + (box.x + first * step) * 4 + 3
      for column in first..<last {
        var sum: UInt32 = 0
        for _ in 0..<step {
          sum &+= UInt32(pixel.pointee)
          pixel += 4
        }
        sums[column] &+= sum
      }
    } else {
      var pixel = pixels + (box.x + first * step) * 4
      for column in first..<last {
        var sum = SIMD4<UInt32>()
        for _ in 0..<step {
          sum &+= SIMD4<UInt32>(
            UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
          pixel += 4
        }
        for channel in 0..<4 { sums[column * 4 + channel] &+= sum[channel] }
      }
    }
  }

  private func addEdge(
    _ column: Int, _ pixels: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>
  ) {
    let offset = channels == 1 ? 3 : 0
    for x in (box.x + column * step)..<(box.x + (column + 1) * step) {
      guard repeatsEdge || (0..<surface.width).contains(x) else { continue }
      let place = max(0, min(surface.width - 1, x)) * 4 + offset
      for channel in 0..<channels {
        sums[column * channels + channel] &+= UInt32(pixels[place + channel])
      }
    }
  }
}
