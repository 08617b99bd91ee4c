// Sums and places of elements. Step Accelerate.AC29.

extension vDSP {
  /// Returns the inner product of the vectors.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> Float where T.Element == Float, U.Element == Float
  {
    check(vectorA.count, vectorB.count)
    return vectorA.withUnsafeBufferPointer { one in
      vectorB.withUnsafeBufferPointer { two in
        zip(one, two).reduce(0) { $0 + $1.0 * $1.1 }
      }
    }
  }

  /// Returns the sum of the squares of the differences of two vectors.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ pointA: T, _ pointB: U
  ) -> Float where T.Element == Float, U.Element == Float {
    check(pointA.count, pointB.count)
    return pointA.withUnsafeBufferPointer { one in
      pointB.withUnsafeBufferPointer { two in
        zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
    }
  }

  /// Returns the sum of the magnitudes of a vector.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
  }

  /// Returns the mean of the magnitudes of a vector; NaN without elements.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    sumOfMagnitudes(vector) / Float(vector.count)
  }

  /// Returns the sums of a vector and of its squares.
  public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (
    elementsSum: Float, squaresSum: Float
  ) where U.Element == Float {
    (sum(vector), sumOfSquares(vector))
  }

  /// Returns the index and the value of the greatest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Float, vDSP_Length) = (-.infinity, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_maxvi(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }

  /// Returns the index and the value of the least element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Float, vDSP_Length) = (.infinity, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_minvi(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }

  /// Returns the index and the value of the greatest magnitude.
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Float, vDSP_Length) = (0, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_maxmgvi(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }
}
