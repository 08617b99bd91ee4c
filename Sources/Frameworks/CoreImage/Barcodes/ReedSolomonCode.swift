/// The correction of Reed and Solomon, in the field of 256 elements that QR codes use.
///
/// - Source: ISO/IEC 18004, with the polynomial x⁸ + x⁴ + x³ + x² + 1. Confidence: documented.
struct ReedSolomonCode {
  /// The coefficients of the generator polynomial, without the leading one, which is 1.
  private let generator: [UInt8]

  /// - Parameter count: The number of correction codewords.
  init(words count: Int) {
    var factors = [UInt8](repeating: 0, count: count)
    factors[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      // Multiplies the polynomial by (x − root).
      for index in 0..<count {
        factors[index] = Self.product(factors[index], root)
        if index + 1 < count { factors[index] ^= factors[index + 1] }
      }
      root = Self.product(root, 2)
    }
    generator = factors
  }

  /// Returns the words of the correction of a block.
  func correction(of block: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for word in block {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= Self.product(generator[index], factor) }
    }
    return rest
  }

  private static func product(_ one: UInt8, _ two: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(two >> bit & 1) * Int(one)
    }
    return UInt8(result)
  }
}
