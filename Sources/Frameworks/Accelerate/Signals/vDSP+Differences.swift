// Products from which something is subtracted. Step Accelerate.AC29.

extension vDSP {
  /// Multiplies two vectors and subtracts a third.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
    return result
  }

  /// Multiplies two vectors and subtracts a third.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
  }

  /// Multiplies a vector by a number and subtracts a vector.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: Float), _ vector: T
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
    return result
  }

  /// Multiplies a vector by a number and subtracts a vector.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Float), _ vector: T, result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b - c }
  }

  /// Subtracts the second product of two pairs of vectors from the first.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(multiplication multiplication0: (a: S, b: T), multiplication multiplication1: (c: U, d: W))
    -> [Float]
  where S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float {
    var result = [Float](repeating: 0, count: multiplication0.a.count)
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
    S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float,
    V.Element == Float
  {
    combine(
      Vector(multiplication0.a), Vector(multiplication0.b), Vector(multiplication1.c),
      Vector(multiplication1.d), to: &result
    ) { a, b, c, d in a * b - c * d }
  }
}
