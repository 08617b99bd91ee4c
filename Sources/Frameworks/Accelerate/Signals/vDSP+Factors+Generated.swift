// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Factors.swift. Do not edit.

extension vDSP {
  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    addition: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: addition.a.count)
    combine(
      Vector(addition.a), Vector(addition.b), Vector(vector), Constant(Double.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
    return result
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(addition: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    combine(
      Vector(addition.a), Vector(addition.b), Vector(vector), Constant(Double.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer>(
    addition: (a: S, b: T), _ scalar: Double
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: addition.a.count)
    combine(
      Vector(addition.a), Vector(addition.b), Constant(scalar), Constant(Double.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
    return result
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition: (a: S, b: T), _ scalar: Double, result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(addition.a), Vector(addition.b), Constant(scalar), Constant(Double.zero), to: &result
    ) { a, b, c, _ in (a + b) * c }
  }

  /// Subtracts the second vector from the first and multiplies by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: subtraction.a.count)
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
    return result
  }

  /// Subtracts the second vector from the first and multiplies by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(subtraction: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Vector(vector), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
  }

  /// Subtracts the second vector from the first and multiplies by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ scalar: Double
  ) -> [Double] where S.Element == Double, T.Element == Double {
    var result = [Double](repeating: 0, count: subtraction.a.count)
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
    return result
  }

  /// Subtracts the second vector from the first and multiplies by a number.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction: (a: S, b: T), _ scalar: Double, result: inout V
  ) where S.Element == Double, T.Element == Double, V.Element == Double {
    combine(
      Vector(subtraction.a), Vector(subtraction.b), Constant(scalar), Constant(Double.zero),
      to: &result
    ) { a, b, c, _ in (a - b) * c }
  }

  /// Multiplies the sums of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(addition addition0: (a: S, b: T), addition addition1: (c: U, d: W)) -> [Double]
  where S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double {
    var result = [Double](repeating: 0, count: addition0.a.count)
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
    S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double,
    V.Element == Double
  {
    combine(
      Vector(addition0.a), Vector(addition0.b), Vector(addition1.c), Vector(addition1.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c + d) }
  }

  /// Multiplies the differences of two pairs of vectors.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(subtraction subtraction0: (a: S, b: T), subtraction subtraction1: (c: U, d: W)) -> [Double]
  where S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double {
    var result = [Double](repeating: 0, count: subtraction0.a.count)
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
    S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double,
    V.Element == Double
  {
    combine(
      Vector(subtraction0.a), Vector(subtraction0.b), Vector(subtraction1.c),
      Vector(subtraction1.d), to: &result
    ) { a, b, c, d in (a - b) * (c - d) }
  }

  /// Multiplies the sum of two vectors by the difference of two others.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, W: AccelerateBuffer
  >(addition: (a: S, b: T), subtraction: (c: U, d: W)) -> [Double]
  where S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double {
    var result = [Double](repeating: 0, count: addition.a.count)
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
    S.Element == Double, T.Element == Double, U.Element == Double, W.Element == Double,
    V.Element == Double
  {
    combine(
      Vector(addition.a), Vector(addition.b), Vector(subtraction.c), Vector(subtraction.d),
      to: &result
    ) { a, b, c, d in (a + b) * (c - d) }
  }
}
