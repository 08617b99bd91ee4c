internal import TactusCrashReports

/// Functions on vectors without strides (Accelerate.AC6).
public enum vDSP {
  /// Returns the sum of a vector.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0, +)
    }
  }

  /// Returns the sum of a vector.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0, +)
    }
  }

  /// Returns the mean of a vector; NaN without elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0, +) / Float(values.count)
    }
  }

  /// Returns the mean of a vector; NaN without elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0, +) / Double(values.count)
    }
  }

  /// Returns the mean of the squares of a vector.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { $0 + $1 * $1 } / Float(values.count)
    }
  }

  /// Returns the mean of the squares of a vector.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
    }
  }

  /// Returns the sum of the squares of a vector.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { $0 + $1 * $1 }
    }
  }

  /// Returns the sum of the squares of a vector.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { $0 + $1 * $1 }
    }
  }

  /// Returns the root mean square of a vector.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      (values.reduce(0) { $0 + $1 * $1 } / Float(values.count)).squareRoot()
    }
  }

  /// Returns the root mean square of a vector.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
    }
  }

  /// Returns the greatest element of a vector; negative infinity without elements.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.max() ?? -.infinity
    }
  }

  /// Returns the greatest element of a vector; negative infinity without elements.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.max() ?? -.infinity
    }
  }

  /// Returns the least element of a vector; infinity without elements.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.min() ?? .infinity
    }
  }

  /// Returns the least element of a vector; infinity without elements.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.min() ?? .infinity
    }
  }

  /// Returns the greatest absolute value of a vector.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { max($0, abs($1)) }
    }
  }

  /// Returns the greatest absolute value of a vector.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    vector.withUnsafeBufferPointer { values in
      values.reduce(0) { max($0, abs($1)) }
    }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    combined(vectorA, vectorB, +)
  }

  /// Adds a number and a vector.
  public static func add<U: AccelerateBuffer>(
    _ scalar: Float, _ vector: U
  ) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { scalar + $0 } }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    combined(vectorA, vectorB, +)
  }

  /// Adds a number and a vector.
  public static func add<U: AccelerateBuffer>(
    _ scalar: Double, _ vector: U
  ) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { scalar + $0 } }
  }

  /// Multiplies two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    combined(vectorA, vectorB, *)
  }

  /// Multiplies a number and a vector.
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: Float, _ vector: U
  ) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { scalar * $0 } }
  }

  /// Multiplies two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    combined(vectorA, vectorB, *)
  }

  /// Multiplies a number and a vector.
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: Double, _ vector: U
  ) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { scalar * $0 } }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    combined(vectorA, vectorB, -)
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    combined(vectorA, vectorB, -)
  }

  /// Returns a function of the elements of two vectors of the same size.
  private static func combined<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ one: T, _ two: U, _ function: (T.Element, T.Element) -> T.Element
  ) -> [T.Element] where T.Element == U.Element {
    programmingPrecondition(
      one.count == two.count, "vDSP: the vectors have \(one.count) and \(two.count) elements")
    return one.withUnsafeBufferPointer { one in
      two.withUnsafeBufferPointer { two in zip(one, two).map(function) }
    }
  }
}
