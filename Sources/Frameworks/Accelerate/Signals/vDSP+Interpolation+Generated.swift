// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Interpolation.swift. Do not edit.

extension vDSP {
  /// Interpolates between values that are given at ascending places.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    values: T, atIndices indices: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    let last = indices.withUnsafeBufferPointer { $0.last }
    var result = [Double](repeating: 0, count: last.map { Int($0 + 1) } ?? 0)
    linearInterpolate(values: values, atIndices: indices, result: &result)
    return result
  }

  /// Interpolates between values that are given at ascending places.
  public static func linearInterpolate<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(values: T, atIndices indices: U, result: inout V)
  where T.Element == Double, U.Element == Double, V.Element == Double {
    check(values.count, indices.count)
    values.withUnsafeBufferPointer { values in
      indices.withUnsafeBufferPointer { indices in
        result.withUnsafeMutableBufferPointer { result in
          guard let source = values.baseAddress, let places = indices.baseAddress,
            let target = result.baseAddress
          else { return }
          vDSP_vgenpD(
            source, 1, places, 1, target, 1, vDSP_Length(result.count), vDSP_Length(values.count))
        }
      }
    }
  }
}
