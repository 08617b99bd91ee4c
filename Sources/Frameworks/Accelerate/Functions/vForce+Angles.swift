// Trigonometric functions. Step Accelerate.AC31.

internal import Glibc

extension vForce {
  /// Computes sines.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.sin(x) }
  }

  /// Computes sines.
  public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.sin(x) }
  }

  /// Computes cosines.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.cos(x) }
  }

  /// Computes cosines.
  public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.cos(x) }
  }

  /// Computes tangents.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.tan(x) }
  }

  /// Computes tangents.
  public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.tan(x) }
  }

  /// Computes sines of multiples of π.
  public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in sinOfPi(x) }
  }

  /// Computes sines of multiples of π.
  public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in sinOfPi(x) }
  }

  /// Computes cosines of multiples of π.
  public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in cosOfPi(x) }
  }

  /// Computes cosines of multiples of π.
  public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in cosOfPi(x) }
  }

  /// Computes tangents of multiples of π.
  public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in sinOfPi(x) / cosOfPi(x) }
  }

  /// Computes tangents of multiples of π.
  public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in sinOfPi(x) / cosOfPi(x) }
  }

  /// Computes arc sines.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.asin(x) }
  }

  /// Computes arc sines.
  public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.asin(x) }
  }

  /// Computes arc cosines.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.acos(x) }
  }

  /// Computes arc cosines.
  public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.acos(x) }
  }

  /// Computes arc tangents.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.atan(x) }
  }

  /// Computes arc tangents.
  public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.atan(x) }
  }

  /// Computes hyperbolic sines.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.sinh(x) }
  }

  /// Computes hyperbolic sines.
  public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.sinh(x) }
  }

  /// Computes hyperbolic cosines.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.cosh(x) }
  }

  /// Computes hyperbolic cosines.
  public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.cosh(x) }
  }

  /// Computes hyperbolic tangents.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.tanh(x) }
  }

  /// Computes hyperbolic tangents.
  public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.tanh(x) }
  }

  /// Computes inverse hyperbolic sines.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.asinh(x) }
  }

  /// Computes inverse hyperbolic sines.
  public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.asinh(x) }
  }

  /// Computes inverse hyperbolic cosines.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.acosh(x) }
  }

  /// Computes inverse hyperbolic cosines.
  public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.acosh(x) }
  }

  /// Computes inverse hyperbolic tangents.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in Glibc.atanh(x) }
  }

  /// Computes inverse hyperbolic tangents.
  public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in Glibc.atanh(x) }
  }
}
