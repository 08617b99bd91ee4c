// Vectors of one value, ramps, and the order of elements. Step Accelerate.AC30.

extension vDSP {
  /// Fills a vector with a value.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float)
  where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Fills a vector with zeros.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Returns numbers that begin with one and grow by another.
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int)
    -> [Float]
  {
    (0..<count).map { initialValue + Float($0) * increment }
  }

  /// Fills a vector with numbers that begin with one and grow by another.
  public static func formRamp<V: AccelerateMutableBuffer>(
    withInitialValue initialValue: Float, increment: Float, result: inout V
  ) where V.Element == Float {
    result.withUnsafeMutableBufferPointer {
      for index in $0.indices { $0[index] = initialValue + Float(index) * increment }
    }
  }

  /// Returns numbers at equal distances within a range.
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }

  /// Fills a vector with numbers at equal distances within a range.
  public static func formRamp<V: AccelerateMutableBuffer>(
    in range: ClosedRange<Float>, result: inout V
  ) where V.Element == Float {
    let count = result.count
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
    formRamp(withInitialValue: range.lowerBound, increment: step, result: &result)
  }

  /// Reverses a vector.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sorts a vector.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Float {
    vector.withUnsafeMutableBufferPointer {
      if sortOrder == .ascending { $0.sort() } else { $0.sort(by: >) }
    }
  }
}
