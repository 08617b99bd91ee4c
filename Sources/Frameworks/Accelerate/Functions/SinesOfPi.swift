internal import Glibc

/// Computes the sine and cosine of a multiple of π, exactly at quarters of a turn.
public func __sincospi(
  _ __x: Double, _ __sinp: UnsafeMutablePointer<Double>, _ __cosp: UnsafeMutablePointer<Double>
) {
  (__sinp.pointee, __cosp.pointee) = (sinOfPi(__x), cosOfPi(__x))
}

/// Computes the sine and cosine of a multiple of π, exactly at quarters of a turn.
public func __sincospif(
  _ __x: Float, _ __sinp: UnsafeMutablePointer<Float>, _ __cosp: UnsafeMutablePointer<Float>
) {
  (__sinp.pointee, __cosp.pointee) = (sinOfPi(__x), cosOfPi(__x))
}

/// Returns the sine of a multiple of π; a zero has the sign of the argument.
func sinOfPi<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
  guard value.isFinite else { return .nan }
  let rest = Double(value.magnitude.truncatingRemainder(dividingBy: 2))
  let quadrant = Int((rest * 2).rounded())
  let angle = (rest - Double(quadrant) / 2) * Double.pi
  let sine = [sin(angle), cos(angle), -sin(angle), -cos(angle)][quadrant % 4]
  if sine == 0 { return value.sign == .minus ? -0.0 : 0 }
  return Number(value.sign == .minus ? -sine : sine)
}

/// Returns the cosine of a multiple of π; a zero is positive.
func cosOfPi<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
  guard value.isFinite else { return .nan }
  let rest = Double(value.magnitude.truncatingRemainder(dividingBy: 2))
  let quadrant = Int((rest * 2).rounded())
  let angle = (rest - Double(quadrant) / 2) * Double.pi
  let cosine = [cos(angle), -sin(angle), -cos(angle), sin(angle)][quadrant % 4]
  return cosine == 0 ? 0 : Number(cosine)
}
