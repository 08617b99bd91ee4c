/// A color lookup table.
struct ColorCube: Sendable {
  private let size: Int
  private let colors: [SIMD4<Float>]

  /// Reads a table of premultiplied colors, in which red varies fastest; fails for another size.
  ///
  /// - Source: Apple's filter reference for `CIColorCube`. Confidence: documented.
  init?(_ data: Data, size: Int) {
    guard size >= 2, size <= 256, data.count == size * size * size * 16 else { return nil }
    self.size = size
    colors = data.withUnsafeBytes { bytes in
      (0..<size * size * size).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: SIMD4.self) }
    }
  }

  /// Returns the trilinear interpolation for a color, which is clamped to 0…1.
  func callAsFunction(_ color: SIMD3<Float>) -> SIMD4<Float> {
    let place = color.limited * Float(size - 1)
    let start = pointwiseMin(
      place.rounded(.down), SIMD3(repeating: Float(size - 2)))
    let part = place - start
    let first = (Int(start.z) * size + Int(start.y)) * size + Int(start.x)
    func line(_ index: Int) -> SIMD4<Float> {
      colors[index] * (1 - part.x) + colors[index + 1] * part.x
    }
    func face(_ index: Int) -> SIMD4<Float> {
      line(index) * (1 - part.y) + line(index + size) * part.y
    }
    return face(first) * (1 - part.z) + face(first + size * size) * part.z
  }
}
