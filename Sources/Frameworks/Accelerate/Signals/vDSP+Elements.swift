// Functions of each element. Step Accelerate.AC29.

extension vDSP {
  /// Computes magnitudes.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in abs(x) }
  }

  /// Computes magnitudes.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in abs(x) }
  }

  /// Negates a vector.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in -x }
  }

  /// Negates a vector.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in -x }
  }

  /// Computes negative magnitudes.
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in -abs(x) }
  }

  /// Computes negative magnitudes.
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in -abs(x) }
  }

  /// Squares a vector.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x * x }
  }

  /// Squares a vector.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x * x }
  }

  /// Squares a vector and keeps the signs.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in x * abs(x) }
  }

  /// Squares a vector and keeps the signs.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x * abs(x) }
  }

  /// Computes the fractional parts of a vector.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    mapped(vector) { x in x - x.rounded(.towardZero) }
  }

  /// Computes the fractional parts of a vector.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x - x.rounded(.towardZero) }
  }
}
