/// An exact fraction of seconds, not necessarily in lowest terms.
package struct TimeFraction {
  /// The numerator.
  package var numerator: Int128
  /// The denominator, above 0.
  package var denominator: Int128

  package init(_ value: Int64, _ scale: Int32) {
    (numerator, denominator) = (Int128(value), Int128(scale))
  }

  package init(_ numerator: Int128, _ denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The same fraction in lowest terms.
  package var reduced: TimeFraction {
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    guard divisor > 1 else { return self }
    return TimeFraction(numerator / Int128(divisor), denominator / Int128(divisor))
  }

  /// Returns the product with another fraction; nil on overflow.
  package func multiplied(by other: TimeFraction) -> TimeFraction? {
    // Reduced crosswise to avoid overflow.
    let first = TimeFraction(numerator, other.denominator).reduced
    let second = TimeFraction(other.numerator, denominator).reduced
    let (over, overflows) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    let (under, alsoOverflows) = second.denominator.multipliedReportingOverflow(
      by: first.denominator)
    return overflows || alsoOverflows ? nil : TimeFraction(over, under)
  }

  /// Returns the nearest numerator for a denominator, and whether it is exact.
  ///
  /// The product of the numerator and the denominator must fit.
  package func scaled(
    to scale: Int32, _ method: CMTimeRoundingMethod
  ) -> (value: Int128, isExact: Bool) {
    let (product, overflows) = numerator.multipliedReportingOverflow(by: Int128(scale))
    if overflows {
      let approximate = Double(numerator) / Double(denominator) * Double(scale)
      return (Int128(exactly: approximate.rounded()) ?? Int128.max, false)
    }
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: denominator)
    guard rest != 0 else { return (quotient, true) }
    let away: Int128 = product < 0 ? -1 : 1
    let isUp: Bool =
      switch method {
      case .roundHalfAwayFromZero: rest.magnitude >= denominator.magnitude - rest.magnitude
      case .roundTowardZero: false
      case .roundAwayFromZero, .quickTime: true
      case .roundTowardPositiveInfinity: product > 0
      case .roundTowardNegativeInfinity: product < 0
      }
    return (isUp ? quotient + away : quotient, false)
  }

  /// Returns the fraction as a time of a timescale, which is halved until the value fits
  /// (Players.TM4).
  package func time(_ preferredTimescale: Int128, isRounded: Bool = false, epoch: Int64 = 0)
    -> CMTime
  {
    var scale = CMTimeScale(clamping: preferredTimescale)
    while true {
      let (value, isExact) = scaled(to: scale, .default)
      if let whole = CMTimeValue(exactly: value) {
        var time = CMTime(value: whole, timescale: scale, flags: .valid, epoch: epoch)
        if isRounded || !isExact { time.flags.insert(.hasBeenRounded) }
        return time
      }
      guard scale > 1 else { return numerator < 0 ? .negativeInfinity : .positiveInfinity }
      scale /= 2
    }
  }

  /// Returns the greatest common divisor.
  package static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
