// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Windows.swift. Do not edit.

extension vDSP {
  /// Fills a vector with a window, or its first half with that of one.
  public static func formWindow<V: AccelerateMutableBuffer>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) where V.Element == Double {
    result.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let (count, half) = (vDSP_Length($0.count), isHalfWindow ? Int32(vDSP_HALF_WINDOW) : 0)
      switch sequence {
      case .hanningNormalized: vDSP_hann_windowD(base, count, Int32(vDSP_HANN_NORM) | half)
      case .hanningDenormalized: vDSP_hann_windowD(base, count, Int32(vDSP_HANN_DENORM) | half)
      case .hamming: vDSP_hamm_windowD(base, count, half)
      case .blackman: vDSP_blkman_windowD(base, count, half)
      }
    }
  }
}
