// Filters of rows and columns. Step Accelerate.AC30.

extension vDSP {
  /// Filters a plane by 3 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    convolve(
      vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &result)
    return result
  }

  /// Filters a plane by 3 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    check(vector.count, rowCount * columnCount)
    check(result.count, rowCount * columnCount)
    check(kernel.count, 9)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        result.withUnsafeMutableBufferPointer { result in
          guard let source = vector.baseAddress, let kernel = kernel.baseAddress,
            let target = result.baseAddress
          else { return }
          vDSP_f3x3(source, vDSP_Length(rowCount), vDSP_Length(columnCount), kernel, target)
        }
      }
    }
  }

  /// Filters a plane by 5 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    convolve(
      vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &result)
    return result
  }

  /// Filters a plane by 5 rows and columns; its border becomes zero.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    check(vector.count, rowCount * columnCount)
    check(result.count, rowCount * columnCount)
    check(kernel.count, 25)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        result.withUnsafeMutableBufferPointer { result in
          guard let source = vector.baseAddress, let kernel = kernel.baseAddress,
            let target = result.baseAddress
          else { return }
          vDSP_f5x5(source, vDSP_Length(rowCount), vDSP_Length(columnCount), kernel, target)
        }
      }
    }
  }
}
