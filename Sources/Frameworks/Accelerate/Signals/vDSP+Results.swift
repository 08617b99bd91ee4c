// Arithmetic into vectors that exist, and quotients. Step Accelerate.AC29.

extension vDSP {
  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(vectorA, vectorB, to: &result) { x, y in x + y }
  }

  /// Adds a number and a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in scalar + x }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(vectorA, vectorB, to: &result) { x, y in x - y }
  }

  /// Multiplies two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(vectorA, vectorB, to: &result) { x, y in x * y }
  }

  /// Multiplies a number and a vector.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in scalar * x }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    mapped(vectorA, vectorB) { x, y in x / y }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    map(vectorA, vectorB, to: &result) { x, y in x / y }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in x / scalar }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in x / scalar }
  }

  /// Divides a number by a vector.
  public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
  where U.Element == Float {
    mapped(vector) { x in scalar / x }
  }

  /// Divides a number by a vector.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in scalar / x }
  }
}
