// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Functions/vForce+Pairs.swift. Do not edit.

internal import Glibc

extension vForce {
  /// Computes powers of bases by exponents.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    mapped(bases, exponents) { x, y in Glibc.pow(x, y) }
  }

  /// Computes powers of bases by exponents.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    bases: T, exponents: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(bases, exponents, to: &result) { x, y in Glibc.pow(x, y) }
  }

  /// Computes the angles of points.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer>(x: T, y: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    mapped(x, y) { x, y in Glibc.atan2(y, x) }
  }

  /// Computes the angles of points.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    x: T, y: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(x, y, to: &result) { x, y in Glibc.atan2(y, x) }
  }

  /// Copies the signs of other numbers to magnitudes.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer>(magnitudes: T, signs: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    mapped(magnitudes, signs) { x, y in Glibc.copysign(x, y) }
  }

  /// Copies the signs of other numbers to magnitudes.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    magnitudes: T, signs: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(magnitudes, signs, to: &result) { x, y in Glibc.copysign(x, y) }
  }

  /// Computes remainders with the signs of the dividends.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer>(
    dividends: T, divisors: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    mapped(dividends, divisors) { x, y in x.truncatingRemainder(dividingBy: y) }
  }

  /// Computes remainders with the signs of the dividends.
  public static func truncatingRemainder<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(dividends: T, divisors: U, result: inout V)
  where T.Element == Double, U.Element == Double, V.Element == Double {
    map(dividends, divisors, to: &result) { x, y in x.truncatingRemainder(dividingBy: y) }
  }

  /// Computes the IEEE remainders.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    mapped(dividends, divisors) { x, y in x.remainder(dividingBy: y) }
  }

  /// Computes the IEEE remainders.
  public static func remainder<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(dividends: T, divisors: U, result: inout V)
  where T.Element == Double, U.Element == Double, V.Element == Double {
    map(dividends, divisors, to: &result) { x, y in x.remainder(dividingBy: y) }
  }

  /// Computes sines and cosines.
  public static func sincos<
    U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer
  >(_ vector: U, sinResult: inout V, cosResult: inout W)
  where U.Element == Double, V.Element == Double, W.Element == Double {
    map(vector, to: &sinResult) { Glibc.sin($0) }
    map(vector, to: &cosResult) { Glibc.cos($0) }
  }
}
