/// A transform of a length, which may be of real numbers.
final class DiscreteSetup<Number: BinaryFloatingPoint> {
  let transform: FourierTransform<Number>
  let isReal: Bool

  /// Creates a transform, if the length is 1, 3, 5 or 15 times a sufficient power of 2.
  init?(length: vDSP_Length, leastPower: Int, inverse: Bool, isReal: Bool) {
    guard length > 0 else { return nil }
    let power = length.trailingZeroBitCount
    guard [1, 3, 5, 15].contains(length >> vDSP_Length(power)), power >= leastPower else {
      return nil
    }
    transform = FourierTransform(length: Int(length), inverse: inverse)
    self.isReal = isReal
  }
}
