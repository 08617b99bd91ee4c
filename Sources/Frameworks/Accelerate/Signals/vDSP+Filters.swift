// Interpolation and filters of signals. Step Accelerate.AC30.

internal import TactusCrashReports

extension vDSP {
  /// Interpolates between two vectors; at 0 the result is the first, at 1 the second.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Float
  ) -> [Float] where T.Element == Float, U.Element == Float {
    mapped(vectorA, vectorB) { $0 + interpolationConstant * ($1 - $0) }
  }

  /// Interpolates between two vectors; at 0 the result is the first, at 1 the second.
  public static func linearInterpolate<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(_ vectorA: T, _ vectorB: U, using interpolationConstant: Float, result: inout V)
  where T.Element == Float, U.Element == Float, V.Element == Float {
    map(vectorA, vectorB, to: &result) { $0 + interpolationConstant * ($1 - $0) }
  }

  /// Interpolates between the elements at the indices in a vector.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    elementsOf vector: T, using controlVector: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    vector.withUnsafeBufferPointer { elements in
      mapped(controlVector) { control in
        let place = Int(control)
        let next = min(place + 1, elements.count - 1)
        return elements[place] + (control - Float(place)) * (elements[next] - elements[place])
      }
    }
  }

  /// Convolves a signal with a filter, without its ends.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, withKernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: max(vector.count - kernel.count, 0))
    convolve(vector, withKernel: kernel, result: &result)
    return result
  }

  /// Convolves a signal with a filter, without its ends.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    filter(vector, kernel, reversed: true, &result)
  }

  /// Correlates a signal with a filter; there are as many results as the sizes differ.
  public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, withKernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    var result = [Float](repeating: 0, count: max(vector.count - kernel.count, 0))
    correlate(vector, withKernel: kernel, result: &result)
    return result
  }

  /// Correlates a signal with a filter, without its ends.
  public static func correlate<
    T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(_ vector: T, withKernel kernel: U, result: inout V)
  where T.Element == Float, U.Element == Float, V.Element == Float {
    filter(vector, kernel, reversed: false, &result)
  }

  /// Filters and decimates a signal.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ source: T, decimationFactor: Int, filter: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    let count =
      source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1
    return source.withUnsafeBufferPointer { source in
      filter.withUnsafeBufferPointer { filter in
        (0..<count).map { place in
          filter.indices.reduce(0) { $0 + source[place * decimationFactor + $1] * filter[$1] }
        }
      }
    }
  }

  /// Returns the sums of the elements within a sliding window.
  public static func slidingWindowSum<U: AccelerateBuffer>(
    _ vector: U, usingWindowLength windowLength: Int
  ) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { elements in
      (0..<max(elements.count - windowLength + 1, 0)).map {
        elements[$0..<$0 + windowLength].reduce(0, +)
      }
    }
  }

  /// Filters a signal as far as the whole filter lies within it.
  static func filter<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, _ kernel: U, reversed: Bool, _ result: inout V
  ) where T.Element == U.Element, U.Element == V.Element, V.Element: BinaryFloatingPoint {
    programmingPrecondition(
      vector.count >= result.count + kernel.count - 1,
      "vDSP: \(vector.count) elements are too few for \(result.count) results")
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        result.withUnsafeMutableBufferPointer { result in
          for place in result.indices {
            var sum: V.Element = 0
            for tap in kernel.indices {
              sum += vector[place + tap] * kernel[reversed ? kernel.count - 1 - tap : tap]
            }
            result[place] = sum
          }
        }
      }
    }
  }
}
