// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Multiplications.swift. Do not edit.

extension vDSP {
  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies two vectors and adds a third.
  public static func add<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies a vector by a number and adds a vector.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: Double), _ vector: T
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies a vector by a number and adds a vector.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Double), _ vector: T, result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ scalar: Double
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies two vectors and adds a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: T), _ scalar: Double, result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies a vector by a number and adds a number.
  public static func add<S: AccelerateBuffer>(multiplication: (a: S, b: Double), _ scalar: Double)
    -> [Double] where S.Element == Double
  {
    var result = [Double](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies a vector by a number and adds a number.
  public static func add<S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Double), _ scalar: Double, result: inout V
  ) where S.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(multiplication multiplication0: (a: S, b: T), multiplication multiplication1: (c: U, d: W))
    -> [Double]
  where S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double {
    var result = [Double](repeating: 0, count: multiplication0.a.count)
    combine(
      Vector(multiplication0.a), Vector(multiplication0.b), Vector(multiplication1.c),
      Vector(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
    return result
  }

  /// Adds the products of two pairs of vectors.
  public static func add<
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
    ) { a, b, c, d in a * b + c * d }
  }

  /// Adds two vectors, each multiplied by a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication multiplication0: (a: S, b: Double),
    multiplication multiplication1: (c: T, d: Double)
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: multiplication0.a.count)
    combine(
      Vector(multiplication0.a), Constant(multiplication0.b), Vector(multiplication1.c),
      Constant(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
    return result
  }

  /// Adds two vectors, each multiplied by a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication multiplication0: (a: S, b: Double),
    multiplication multiplication1: (c: T, d: Double), result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(multiplication0.a), Constant(multiplication0.b), Vector(multiplication1.c),
      Constant(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
  }
}
