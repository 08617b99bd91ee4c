/// Functions with identical bits on every machine.
///
/// The last bit of the C library's functions depends on the processor. These functions use only
/// additions, multiplications, divisions and square roots, whose results IEEE 754 defines.
enum ExactMath {
  /// The natural logarithm of 2.
  private static let ln2 = 0.693_147_180_559_945_3

  /// Returns the cube root of a nonnegative number.
  ///
  /// The initial value from a third of the exponent is within 6 %; each step of Halley's method
  /// triples the digits.
  static func cubeRoot(_ value: Double) -> Double {
    guard value > 1e-300 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }

  /// Returns the fifth root of a nonnegative number, by Newton's method.
  static func fifthRoot(_ value: Double) -> Double {
    guard value > 1e-300 else { return 0 }
    // Four fifths of the exponent's bias, 1,023.
    let offset = UInt64(818.4 * 4_503_599_627_370_496)
    var root = Double(bitPattern: value.bitPattern / 5 + offset)
    for _ in 0..<5 {
      let square = root * root
      root -= (root - value / (square * square)) / 5
    }
    return root
  }

  /// Returns e raised to a power: a power of 2, times a Taylor series of at most half of ln 2.
  static func exponential(_ power: Double) -> Double {
    guard power.isFinite else { return power > 0 ? .infinity : power == -.infinity ? 0 : .nan }
    guard power > -700 else { return 0 }
    guard power < 700 else { return .infinity }
    let twos = (power / ln2).rounded()
    let rest = power - twos * ln2
    var (term, sum) = (1.0, 1.0)
    for index in 1...14 {
      term *= rest / Double(index)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(twos), significand: 1)
  }

  /// Returns the natural logarithm of a positive number: that of its exponent, and that of its
  /// significand by the series of the inverse hyperbolic tangent.
  static func logarithm(_ value: Double) -> Double {
    var (exponent, significand) = (Double(value.exponent), value.significand)
    if significand > 1.414 { (exponent, significand) = (exponent + 1, significand / 2) }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (term, sum) = (ratio, ratio)
    for index in stride(from: 3.0, through: 25, by: 2) {
      term *= square
      sum += term / index
    }
    return exponent * ln2 + 2 * sum
  }

  /// Returns a number raised to a power; 0 unless the number is positive.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return exponential(exponent * logarithm(base))
  }

  /// Returns the sine of an angle in radians, by its Taylor series.
  static func sine(_ angle: Double) -> Double {
    let turns = (angle / (2 * .pi)).rounded()
    let rest = angle - turns * 2 * .pi
    let square = rest * rest
    var (term, sum) = (rest, rest)
    for index in stride(from: 2.0, through: 28, by: 2) {
      term *= -square / (index * (index + 1))
      sum += term
    }
    return sum
  }

  /// Returns the cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }
}
