// Windows for signals. Step Accelerate.AC30.

extension vDSP {
  // No other precision.
  /// Returns a window, or its first half followed by zeros.
  public static func window<T: vDSP_FloatingPointGeneratable>(
    ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [T] {
    if T.self == Float.self {
      var result = [Float](repeating: 0, count: count)
      formWindow(usingSequence: sequence, result: &result, isHalfWindow: isHalfWindow)
      return result.map { T($0) }
    }
    var result = [Double](repeating: 0, count: count)
    formWindow(usingSequence: sequence, result: &result, isHalfWindow: isHalfWindow)
    return result.map { T($0) }
  }

  /// Fills a vector with a window, or its first half with that of one.
  public static func formWindow<V: AccelerateMutableBuffer>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) where V.Element == Float {
    result.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let (count, half) = (vDSP_Length($0.count), isHalfWindow ? Int32(vDSP_HALF_WINDOW) : 0)
      switch sequence {
      case .hanningNormalized: vDSP_hann_window(base, count, Int32(vDSP_HANN_NORM) | half)
      case .hanningDenormalized: vDSP_hann_window(base, count, Int32(vDSP_HANN_DENORM) | half)
      case .hamming: vDSP_hamm_window(base, count, half)
      case .blackman: vDSP_blkman_window(base, count, half)
      }
    }
  }
}
