// Roundings, roots, powers and logarithms. Step Accelerate.AC31.

internal import Glibc

extension vForce {
  /// Rounds up.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x.rounded(.up) }
  }

  /// Rounds up.
  public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x.rounded(.up) }
  }

  /// Rounds down.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x.rounded(.down) }
  }

  /// Rounds down.
  public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x.rounded(.down) }
  }

  /// Rounds toward zero.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x.rounded(.towardZero) }
  }

  /// Rounds toward zero.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x.rounded(.towardZero) }
  }

  /// Rounds to the nearest integer, ties to even.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in x.rounded(.toNearestOrEven) }
  }

  /// Rounds to the nearest integer, ties to even.
  public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x.rounded(.toNearestOrEven) }
  }

  /// Computes square roots.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x.squareRoot() }
  }

  /// Computes square roots.
  public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x.squareRoot() }
  }

  /// Computes the reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in 1 / x.squareRoot() }
  }

  /// Computes the reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in 1 / x.squareRoot() }
  }

  /// Computes reciprocals.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in 1 / x }
  }

  /// Computes reciprocals.
  public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in 1 / x }
  }

  /// Computes powers of e.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.exp(x) }
  }

  /// Computes powers of e.
  public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.exp(x) }
  }

  /// Computes powers of e, minus 1.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.expm1(x) }
  }

  /// Computes powers of e, minus 1.
  public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.expm1(x) }
  }

  /// Computes powers of 2.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.exp2(x) }
  }

  /// Computes powers of 2.
  public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.exp2(x) }
  }

  /// Computes natural logarithms.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.log(x) }
  }

  /// Computes natural logarithms.
  public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.log(x) }
  }

  /// Computes natural logarithms of 1 plus the numbers.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.log1p(x) }
  }

  /// Computes natural logarithms of 1 plus the numbers.
  public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.log1p(x) }
  }

  /// Computes logarithms of base 2.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.log2(x) }
  }

  /// Computes logarithms of base 2.
  public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.log2(x) }
  }

  /// Computes logarithms of base 10.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.log10(x) }
  }

  /// Computes logarithms of base 10.
  public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.log10(x) }
  }

  /// Computes exponents of base 2.
  public static func logb<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.logb(x) }
  }

  /// Computes exponents of base 2.
  public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.logb(x) }
  }
}
