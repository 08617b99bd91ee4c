// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Products.swift. Do not edit.

extension vDSP {
  /// Returns the inner product of the vectors.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> Double where T.Element == Double, U.Element == Double
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
  ) -> Double where T.Element == Double, U.Element == Double {
    check(pointA.count, pointB.count)
    return pointA.withUnsafeBufferPointer { one in
      pointB.withUnsafeBufferPointer { two in
        zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
    }
  }

  /// Returns the sum of the magnitudes of a vector.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
  }

  /// Returns the mean of the magnitudes of a vector; NaN without elements.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double
  where U.Element == Double {
    sumOfMagnitudes(vector) / Double(vector.count)
  }

  /// Returns the sums of a vector and of its squares.
  public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (
    elementsSum: Double, squaresSum: Double
  ) where U.Element == Double {
    (sum(vector), sumOfSquares(vector))
  }

  /// Returns the index and the value of the greatest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
  where U.Element == Double {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Double, vDSP_Length) = (-.infinity, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_maxviD(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }

  /// Returns the index and the value of the least element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
  where U.Element == Double {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Double, vDSP_Length) = (.infinity, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_minviD(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }

  /// Returns the index and the value of the greatest magnitude.
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
  where U.Element == Double {
    vector.withUnsafeBufferPointer { elements in
      var (value, place): (Double, vDSP_Length) = (0, 0)
      guard let base = elements.baseAddress else { return (place, value) }
      vDSP_maxmgviD(base, 1, &value, &place, vDSP_Length(elements.count))
      return (place, value)
    }
  }
}
