// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Normalization.swift. Do not edit.

extension vDSP {
  /// Returns the elements normalized to a mean of 0 and a standard deviation of 1.
  public static func normalize(_ vector: some AccelerateBuffer<Double>) -> [Double] {
    var result = [Double](repeating: 0, count: vector.count)
    normalize(vector, result: &result)
    return result
  }

  /// Normalizes a vector to a mean of 0 and a standard deviation of 1, and returns the original
  /// ones.
  @discardableResult public static func normalize(
    _ vector: some AccelerateBuffer<Double>, result: inout some AccelerateMutableBuffer<Double>
  ) -> (mean: Double, stdDev: Double) {
    check(vector.count, result.count)
    var (mean, deviation) = (Double.nan, Double.nan)
    vector.withUnsafeBufferPointer { vector in
      result.withUnsafeMutableBufferPointer { result in
        guard let source = vector.baseAddress else { return }
        vDSP_normalizeD(
          source, 1, result.baseAddress, 1, &mean, &deviation, vDSP_Length(vector.count))
      }
    }
    return (mean, deviation)
  }

  /// Returns the standard deviation of a vector; NaN without elements.
  public static func standardDeviation(_ vector: some AccelerateMutableBuffer<Double>) -> Double {
    var (mean, deviation) = (Double.nan, Double.nan)
    vector.withUnsafeBufferPointer { vector in
      guard let source = vector.baseAddress else { return }
      vDSP_normalizeD(source, 1, nil, 1, &mean, &deviation, vDSP_Length(vector.count))
    }
    return deviation
  }
}
