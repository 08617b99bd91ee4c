// Products to which something is added. Step Accelerate.AC29.

extension vDSP {
  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies two vectors and adds a third.
  public static func add<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies a vector by a number and adds a vector.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: Float), _ vector: T
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies a vector by a number and adds a vector.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Float), _ vector: T, result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ scalar: Float
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies two vectors and adds a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: T), _ scalar: Float, result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Vector(multiplication.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Multiplies a vector by a number and adds a number.
  public static func add<S: AccelerateBuffer>(multiplication: (a: S, b: Float), _ scalar: Float)
    -> [Float] where S.Element == Float
  {
    var result = [Float](repeating: 0, count: multiplication.a.count)
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
    return result
  }

  /// Multiplies a vector by a number and adds a number.
  public static func add<S: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: Float), _ scalar: Float, result: inout V
  ) where S.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication.a), Constant(multiplication.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in a * b + c }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(multiplication multiplication0: (a: S, b: T), multiplication multiplication1: (c: U, d: W))
    -> [Float]
  where S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float {
    var result = [Float](repeating: 0, count: multiplication0.a.count)
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
    S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float,
    V.Element == Float
  {
    combine(
      Vector(multiplication0.a), Vector(multiplication0.b), Vector(multiplication1.c),
      Vector(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
  }

  /// Adds two vectors, each multiplied by a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer>(
    multiplication multiplication0: (a: S, b: Float),
    multiplication multiplication1: (c: T, d: Float)
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: multiplication0.a.count)
    combine(
      Vector(multiplication0.a), Constant(multiplication0.b), Vector(multiplication1.c),
      Constant(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
    return result
  }

  /// Adds two vectors, each multiplied by a number.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication multiplication0: (a: S, b: Float),
    multiplication multiplication1: (c: T, d: Float), result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(multiplication0.a), Constant(multiplication0.b), Vector(multiplication1.c),
      Constant(multiplication1.d), to: &result
    ) { a, b, c, d in a * b + c * d }
  }
}
