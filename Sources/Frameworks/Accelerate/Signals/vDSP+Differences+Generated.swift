// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Differences.swift. Do not edit.

extension vDSP {
  /// Multiplies two vectors and subtracts a third.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
    return result
  }

  /// Multiplies two vectors and subtracts a third.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
  }

  /// Multiplies a vector by a number and subtracts a vector.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: Double), _ vector: T
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
    return result
  }

  /// Multiplies a vector by a number and subtracts a vector.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Double), _ vector: T, result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
  }

  /// Subtracts the second product of two pairs of vectors from the first.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(multiplication multiplication0: (a: S, b: T), multiplication multiplication1: (c: U, d: W))
    -> [Double]
  where S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double {
    var result = [Double](repeating: 0, count: multiplication0.a.count)
    combine(
      Vector(multiplication0.a), Vector(multiplication0.b), Vector(multiplication1.c),
      Vector(multiplication1.d), to: &result
    ) { a, b, c, d in a * b - c * d }
    return result
  }

  /// Subtracts the second product of two pairs of vectors from the first.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer,
    V: AccelerateMutableBuffer
  >(
    multiplication multiplication0: (a: S, b: T), multiplication multiplication1: (c: U, d: W),
    result: inout V
  )
  where
    S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double,
    V.Element == Double
  {
    combine(
      Vector(multiplication0.a), Vector(multiplication0.b), Vector(multiplication1.c),
      Vector(multiplication1.d), to: &result
    ) { a, b, c, d in a * b - c * d }
  }
}
