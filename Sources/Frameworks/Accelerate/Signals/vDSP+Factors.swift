// Products of sums and differences. Step Accelerate.AC29.

extension vDSP {
  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    addition: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: addition.a.count)
    combine(
      Vector(addition.a), Vector(addition.b), Vector(vector), Constant(Float.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
    return result
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(addition: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    combine(
      Vector(addition.a), Vector(addition.b), Vector(vector), Constant(Float.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer>(
    addition: (a: S, b: T), _ scalar: Float
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: addition.a.count)
    combine(
      Vector(addition.a), Vector(addition.b), Constant(scalar), Constant(Float.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
    return result
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition: (a: S, b: T), _ scalar: Float, result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(addition.a), Vector(addition.b), Constant(scalar), Constant(Float.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
  }

  /// Subtracts the second vector from the first and multiplies by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: subtraction.a.count)
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
    return result
  }

  /// Subtracts the second vector from the first and multiplies by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(subtraction: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Vector(vector), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
  }

  /// Subtracts the second vector from the first and multiplies by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ scalar: Float
  ) -> [Float] where S.Element == Float, T.Element == Float {
    var result = [Float](repeating: 0, count: subtraction.a.count)
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
    return result
  }

  /// Subtracts the second vector from the first and multiplies by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction: (a: S, b: T), _ scalar: Float, result: inout V
  ) where S.Element == Float, T.Element == Float, V.Element == Float {
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Constant(scalar), Constant(Float.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
  }

  /// Multiplies the sums of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(addition addition0: (a: S, b: T), addition addition1: (c: U, d: W)) -> [Float]
  where S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float {
    var result = [Float](repeating: 0, count: addition0.a.count)
    combine(
      Vector(addition0.a), Vector(addition0.b), Vector(addition1.c), Vector(addition1.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c + d) }
    return result
  }

  /// Multiplies the sums of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer,
    V: AccelerateMutableBuffer
  >(addition addition0: (a: S, b: T), addition addition1: (c: U, d: W), result: inout V)
  where
    S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float,
    V.Element == Float
  {
    combine(
      Vector(addition0.a), Vector(addition0.b), Vector(addition1.c), Vector(addition1.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c + d) }
  }

  /// Multiplies the differences of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(subtraction subtraction0: (a: S, b: T), subtraction subtraction1: (c: U, d: W)) -> [Float]
  where S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float {
    var result = [Float](repeating: 0, count: subtraction0.a.count)
    combine(
      Vector(subtraction0.a), Vector(subtraction0.b), Vector(subtraction1.c),
      Vector(subtraction1.d), to: &result
    ) { a, b, c, d in (a - b) * (c - d) }
    return result
  }

  /// Multiplies the differences of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer,
    V: AccelerateMutableBuffer
  >(subtraction subtraction0: (a: S, b: T), subtraction subtraction1: (c: U, d: W), result: inout V)
  where
    S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float,
    V.Element == Float
  {
    combine(
      Vector(subtraction0.a), Vector(subtraction0.b), Vector(subtraction1.c),
      Vector(subtraction1.d), to: &result
    ) { a, b, c, d in (a - b) * (c - d) }
  }

  /// Multiplies the sum of two vectors by the difference of two others.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(addition: (a: S, b: T), subtraction: (c: U, d: W)) -> [Float]
  where S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float {
    var result = [Float](repeating: 0, count: addition.a.count)
    combine(
      Vector(addition.a), Vector(addition.b), Vector(subtraction.c), Vector(subtraction.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c - d) }
    return result
  }

  /// Multiplies the sum of two vectors by the difference of two others.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer,
    V: AccelerateMutableBuffer
  >(addition: (a: S, b: T), subtraction: (c: U, d: W), result: inout V)
  where
    S.Element == Float, T.Element == Float, U.Element == Float, W.Element == Float,
    V.Element == Float
  {
    combine(
      Vector(addition.a), Vector(addition.b), Vector(subtraction.c), Vector(subtraction.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c - d) }
  }
}
