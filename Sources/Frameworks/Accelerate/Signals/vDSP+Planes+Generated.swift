// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Planes.swift. Do not edit.

extension vDSP {
  /// Filters a plane by 3 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: vector.count)
    convolve(
      vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &result)
    return result
  }

  /// Filters a plane by 3 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    check(vector.count, rowCount * columnCount)
    check(result.count, rowCount * columnCount)
    check(kernel.count, 9)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        result.withUnsafeMutableBufferPointer { result in
          guard let source = vector.baseAddress, let kernel = kernel.baseAddress,
            let target = result.baseAddress
          else { return }
          vDSP_f3x3D(source, vDSP_Length(rowCount), vDSP_Length(columnCount), kernel, target)
        }
      }
    }
  }

  /// Filters a plane by 5 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    var result = [Double](repeating: 0, count: vector.count)
    convolve(
      vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &result)
    return result
  }

  /// Filters a plane by 5 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    check(vector.count, rowCount * columnCount)
    check(result.count, rowCount * columnCount)
    check(kernel.count, 25)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        result.withUnsafeMutableBufferPointer { result in
          guard let source = vector.baseAddress, let kernel = kernel.baseAddress,
            let target = result.baseAddress
          else { return }
          vDSP_f5x5D(source, vDSP_Length(rowCount), vDSP_Length(columnCount), kernel, target)
        }
      }
    }
  }
}
