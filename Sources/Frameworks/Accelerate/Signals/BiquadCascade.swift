/// The coefficients of a cascade of biquad filters.
final class BiquadCascade<Number: BinaryFloatingPoint> {
  /// Five numbers for each filter.
  let coefficients: [Number]

  /// Creates a cascade of coefficients.
  init(coefficients: [Number]) { self.coefficients = coefficients }

  /// Returns the filtered value after the values of a delay line, which it moves on.
  ///
  /// The delay line has two values before each filter, and two after the last.
  func next(_ value: Number, _ delay: UnsafeMutablePointer<Number>) -> Number {
    var value = value
    let count = coefficients.count / 5
    for filter in 0..<count {
      let (first, place) = (filter * 5, filter * 2)
      let forward =
        coefficients[first] * value + coefficients[first + 1] * delay[place + 1]
        + coefficients[first + 2] * delay[place]
      let back =
        coefficients[first + 3] * delay[place + 3] + coefficients[first + 4] * delay[place + 2]
      (delay[place], delay[place + 1]) = (delay[place + 1], value)
      value = forward - back
    }
    (delay[count * 2], delay[count * 2 + 1]) = (delay[count * 2 + 1], value)
    return value
  }
}
