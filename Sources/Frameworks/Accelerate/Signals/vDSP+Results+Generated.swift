// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Results.swift. Do not edit.

extension vDSP {
  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(vectorA, vectorB, to: &result) { x, y in x + y }
  }

  /// Adds a number and a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in scalar + x }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(vectorA, vectorB, to: &result) { x, y in x - y }
  }

  /// Multiplies two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(vectorA, vectorB, to: &result) { x, y in x * y }
  }

  /// Multiplies a number and a vector.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in scalar * x }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    mapped(vectorA, vectorB) { x, y in x / y }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    map(vectorA, vectorB, to: &result) { x, y in x / y }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in x / scalar }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in x / scalar }
  }

  /// Divides a number by a vector.
  public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in scalar / x }
  }

  /// Divides a number by a vector.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in scalar / x }
  }
}
