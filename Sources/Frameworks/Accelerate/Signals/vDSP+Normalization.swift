// Means and deviations. Step Accelerate.AC29.

extension vDSP {
  /// Returns the elements normalized to a mean of 0 and a standard deviation of 1.
  public static func normalize(_ vector: some AccelerateBuffer<Float>) -> [Float] {
    var result = [Float](repeating: 0, count: vector.count)
    normalize(vector, result: &result)
    return result
  }

  /// Normalizes a vector to a mean of 0 and a standard deviation of 1, and returns the original
  /// ones.
  @discardableResult public static func normalize(
    _ vector: some AccelerateBuffer<Float>, result: inout some AccelerateMutableBuffer<Float>
  ) -> (mean: Float, stdDev: Float) {
    check(vector.count, result.count)
    var (mean, deviation) = (Float.nan, Float.nan)
    vector.withUnsafeBufferPointer { vector in
      result.withUnsafeMutableBufferPointer { result in
        guard let source = vector.baseAddress else { return }
        vDSP_normalize(
          source, 1, result.baseAddress, 1, &mean, &deviation, vDSP_Length(vector.count))
      }
    }
    return (mean, deviation)
  }

  /// Returns the standard deviation of a vector; NaN without elements.
  public static func standardDeviation(_ vector: some AccelerateMutableBuffer<Float>) -> Float {
    var (mean, deviation) = (Float.nan, Float.nan)
    vector.withUnsafeBufferPointer { vector in
      guard let source = vector.baseAddress else { return }
      vDSP_normalize(source, 1, nil, 1, &mean, &deviation, vDSP_Length(vector.count))
    }
    return deviation
  }
}
