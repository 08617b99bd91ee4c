extension CMTime {
  /// Adds two times (Players.TM4).
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
    CMTimeAdd(addend1, addend2)
  }

  /// Subtracts the second time from the first (Players.TM4).
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
    CMTimeSubtract(minuend, subtrahend)
  }

  /// Adds a time.
  public static func += (time: inout CMTime, addend: CMTime) { time = time + addend }

  /// Subtracts a time.
  public static func -= (time: inout CMTime, subtrahend: CMTime) { time = time - subtrahend }

  /// Returns the sum with a time or, if negated, the difference.
  fileprivate func added(_ other: CMTime, isNegated: Bool) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    let added = isNegated ? other.opposite : other
    let isUp = isPositiveInfinity || added.isPositiveInfinity
    let isDown = isNegativeInfinity || added.isNegativeInfinity
    if isUp { return isDown ? .invalid : .positiveInfinity }
    if isDown { return .negativeInfinity }
    guard let first = fraction, let second = other.fraction else { return .indefinite }
    let sum: Int64
    switch (epoch, other.epoch) {
    case (let a, 0): sum = a
    case (0, let b): sum = b
    case (let a, let b):
      guard a == b, isNegated else { return .invalid }
      sum = 0
    }
    let divisor = Int128(
      TimeFraction.commonDivisor(first.denominator.magnitude, second.denominator.magnitude))
    let scale = first.denominator / divisor * second.denominator
    let (left, right) = (
      first.numerator * (scale / first.denominator), second.numerator * (scale / second.denominator)
    )
    return TimeFraction(isNegated ? left - right : left + right, scale).time(
      scale, isRounded: hasBeenRounded || other.hasBeenRounded, epoch: sum)
  }

  /// The infinity of the opposite sign; other nonnumeric times are unchanged.
  fileprivate var opposite: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    return isNegativeInfinity ? .positiveInfinity : self
  }
}

/// Adds two times (Players.TM4).
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs.added(rhs, isNegated: false) }

/// Subtracts the second time from the first (Players.TM4).
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  lhs.added(rhs, isNegated: true)
}

/// Returns a time multiplied by an integer (Players.TM4).
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard let fraction = time.fraction else { return multiplier < 0 ? time.opposite : time }
  return TimeFraction(fraction.numerator * Int128(multiplier), fraction.denominator).time(
    fraction.denominator, isRounded: time.hasBeenRounded, epoch: time.epoch)
}

/// Returns a time multiplied by a floating-point number (Players.TM6).
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor; a NaN gives an invalid time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isValid, !multiplier.isNaN else { return .invalid }
  guard time.isNumeric else { return multiplier < 0 ? time.opposite : time }
  guard multiplier.isFinite else {
    guard time.value != 0 else { return .invalid }
    return (multiplier < 0) == (time.value < 0) ? .positiveInfinity : .negativeInfinity
  }
  if let whole = Int32(exactly: multiplier) { return CMTimeMultiply(time, multiplier: whole) }
  var scale = time.timescale
  while scale < 65_536 { scale *= 2 }
  let seconds = Double(time.value) * multiplier / Double(time.timescale)
  var result = CMTime(seconds: seconds, preferredTimescale: scale)
  result.epoch = result.isNumeric ? time.epoch : 0
  if time.hasBeenRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
  return result
}

/// Returns a time multiplied by a fraction, exactly if possible (Players.TM6).
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The numerator.
///   - divisor: The denominator; 0 gives an invalid time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isValid, divisor != 0 else { return .invalid }
  let isNegative = (multiplier < 0) != (divisor < 0)
  guard let fraction = time.fraction else { return isNegative ? time.opposite : time }
  let sign: Int128 = divisor < 0 ? -1 : 1
  let product = TimeFraction(
    fraction.numerator * Int128(multiplier) * sign,
    fraction.denominator * Int128(divisor) * sign)
  let reduced = product.reduced
  // The operand's timescale is kept if it can represent the result.
  let scale =
    fraction.denominator % reduced.denominator == 0 ? fraction.denominator : reduced.denominator
  return product.time(scale, isRounded: time.hasBeenRounded, epoch: time.epoch)
}

/// Returns the absolute value of a time.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  guard let fraction = time.fraction else {
    return time.isNegativeInfinity ? .positiveInfinity : time
  }
  return TimeFraction(Int128(fraction.numerator.magnitude), fraction.denominator).time(
    fraction.denominator, isRounded: time.hasBeenRounded, epoch: time.epoch)
}
