/// The curve of sRGB for components of 8 bits.
enum ByteCurve {
  /// The light of each byte.
  static let light: [Float] = (0...255).map { Float(ColorEncoding.light(Double($0) / 255)) }

  /// The light between each byte and the next.
  private static let steps: [Float] = (0..<255).map {
    Float(ColorEncoding.light((Double($0) + 0.5) / 255))
  }

  /// Returns the byte that is closest to a linear value.
  static func byte(_ light: Float) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if light >= steps[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}
