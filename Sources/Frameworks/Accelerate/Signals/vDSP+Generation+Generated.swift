// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Generation.swift. Do not edit.

extension vDSP {
  /// Fills a vector with a value.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double)
  where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Fills a vector with zeros.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Returns numbers that begin with one and grow by another.
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int)
    -> [Double]
  {
    (0..<count).map { initialValue + Double($0) * increment }
  }

  /// Fills a vector with numbers that begin with one and grow by another.
  public static func formRamp<V: AccelerateMutableBuffer>(
    withInitialValue initialValue: Double, increment: Double, result: inout V
  ) where V.Element == Double {
    result.withUnsafeMutableBufferPointer {
      for index in $0.indices { $0[index] = initialValue + Double(index) * increment }
    }
  }

  /// Returns numbers at equal distances within a range.
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }

  /// Fills a vector with numbers at equal distances within a range.
  public static func formRamp<V: AccelerateMutableBuffer>(
    in range: ClosedRange<Double>, result: inout V
  ) where V.Element == Double {
    let count = result.count
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
    formRamp(withInitialValue: range.lowerBound, increment: step, result: &result)
  }

  /// Reverses a vector.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sorts a vector.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Double {
    vector.withUnsafeMutableBufferPointer {
      if sortOrder == .ascending { $0.sort() } else { $0.sort(by: >) }
    }
  }
}
