// Functions of two vectors, and of one with two results. Step Accelerate.AC31.

internal import Glibc

extension vForce {
  /// Computes powers of bases by exponents.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    mapped(bases, exponents) { x, y in Glibc.pow(x, y) }
  }

  /// Computes powers of bases by exponents.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    bases: T, exponents: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(bases, exponents, to: &result) { x, y in Glibc.pow(x, y) }
  }

  /// Computes the angles of points.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer>(x: T, y: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    mapped(x, y) { x, y in Glibc.atan2(y, x) }
  }

  /// Computes the angles of points.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    x: T, y: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(x, y, to: &result) { x, y in Glibc.atan2(y, x) }
  }

  /// Copies the signs of other numbers to magnitudes.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer>(magnitudes: T, signs: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    mapped(magnitudes, signs) { x, y in Glibc.copysign(x, y) }
  }

  /// Copies the signs of other numbers to magnitudes.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    magnitudes: T, signs: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(magnitudes, signs, to: &result) { x, y in Glibc.copysign(x, y) }
  }

  /// Computes remainders with the signs of the dividends.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer>(
    dividends: T, divisors: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    mapped(dividends, divisors) { x, y in x.truncatingRemainder(dividingBy: y) }
  }

  /// Computes remainders with the signs of the dividends.
  public static func truncatingRemainder<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(dividends: T, divisors: U, result: inout V)
  where T.Element == Float, U.Element == Float, V.Element == Float {
    map(dividends, divisors, to: &result) { x, y in x.truncatingRemainder(dividingBy: y) }
  }

  /// Computes the IEEE remainders.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    mapped(dividends, divisors) { x, y in x.remainder(dividingBy: y) }
  }

  /// Computes the IEEE remainders.
  public static func remainder<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(dividends: T, divisors: U, result: inout V)
  where T.Element == Float, U.Element == Float, V.Element == Float {
    map(dividends, divisors, to: &result) { x, y in x.remainder(dividingBy: y) }
  }

  /// Computes sines and cosines.
  public static func sincos<
    U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer
  >(_ vector: U, sinResult: inout V, cosResult: inout W)
  where U.Element == Float, V.Element == Float, W.Element == Float {
    map(vector, to: &sinResult) { Glibc.sin($0) }
    map(vector, to: &cosResult) { Glibc.cos($0) }
  }
}
