// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Elements.swift. Do not edit.

extension vDSP {
  /// Computes magnitudes.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in abs(x) }
  }

  /// Computes magnitudes.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in abs(x) }
  }

  /// Negates a vector.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in -x }
  }

  /// Negates a vector.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in -x }
  }

  /// Computes negative magnitudes.
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in -abs(x) }
  }

  /// Computes negative magnitudes.
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in -abs(x) }
  }

  /// Squares a vector.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    mapped(vector) { x in x * x }
  }

  /// Squares a vector.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in x * x }
  }

  /// Squares a vector and keeps the signs.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double]
  where U.Element == Double {
    mapped(vector) { x in x * abs(x) }
  }

  /// Squares a vector and keeps the signs.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in x * abs(x) }
  }

  /// Computes the fractional parts of a vector.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    mapped(vector) { x in x - x.rounded(.towardZero) }
  }

  /// Computes the fractional parts of a vector.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in x - x.rounded(.towardZero) }
  }
}
