internal import Glibc

/// A cosine transform, computed as a Fourier transform of rotated numbers.
final class CosineTransform {
  private let transform: FourierTransform<Float>
  private let type: vDSP_DCT_Type
  private let count: Int

  /// Creates a transform of a number of elements.
  init(count: Int, type: vDSP_DCT_Type) {
    (self.count, self.type) = (count, type)
    transform = FourierTransform(length: 2 * count)
  }

  /// Transforms a vector.
  func execute(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
    let parts = UnsafeMutablePointer<Float>.allocate(capacity: 4 * count)
    defer { parts.deallocate() }
    parts.initialize(repeating: 0, count: 4 * count)
    // The cosines' angles are products of places, each moved by a half or not.
    let (movesSamples, movesFrequencies) = (type != .III, type != .II)
    for index in 0..<count {
      let value = type == .III && index == 0 ? input[0] / 2 : input[index]
      let angle = movesFrequencies ? turn(Double(index) / 2) : 0
      parts[index] = value * Float(cos(angle))
      parts[2 * count + index] = -value * Float(sin(angle))
    }
    transform.transform(parts, parts + 2 * count, count: 2 * count, inverse: false)
    for index in 0..<count {
      let quarter = movesFrequencies ? 0.25 : 0
      let angle = movesSamples ? turn(Double(index) / 2 + quarter) : 0
      output[index] =
        parts[index] * Float(cos(angle)) + parts[2 * count + index] * Float(sin(angle))
    }
  }

  /// Returns the angle of a place; the number of elements is half a turn.
  private func turn(_ place: Double) -> Double { .pi * place / Double(count) }
}
