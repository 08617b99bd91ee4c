// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Limits.swift. Do not edit.

extension vDSP {
  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>)
    -> [Double] where U.Element == Double
  {
    mapped(vector) { x in min(max(x, bounds.lowerBound), bounds.upperBound) }
  }

  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in min(max(x, bounds.lowerBound), bounds.upperBound) }
  }

  /// Moves elements within a range to its end on their side of zero.
  public static func invertedClip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>)
    -> [Double] where U.Element == Double
  {
    mapped(vector) { x in
      x <= bounds.lowerBound || x >= bounds.upperBound
        ? x : x < 0 ? bounds.lowerBound : bounds.upperBound
    }
  }

  /// Moves elements within a range to its end on their side of zero.
  public static func invertedClip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in
      x <= bounds.lowerBound || x >= bounds.upperBound
        ? x : x < 0 ? bounds.lowerBound : bounds.upperBound
    }
  }

  /// Applies a threshold to each element.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>
  ) -> [Double] where U.Element == Double {
    mapped(vector) { rule.value($0, lowerBound) }
  }

  /// Applies a threshold to each element.
  public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { rule.value($0, lowerBound) }
  }

  /// Writes a number, negated where elements are below a limit.
  public static func limit<U: AccelerateBuffer>(
    _ vector: U, limit: Double, withOutputConstant x: Double
  ) -> [Double] where U.Element == Double {
    mapped(vector) { $0 >= limit ? x : -x }
  }

  /// Writes a number, negated where elements are below a limit.
  public static func limit<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, limit: Double, withOutputConstant x: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { $0 >= limit ? x : -x }
  }
}
