// Complex vectors. Step Accelerate.AC30.

extension vDSP {
  /// Computes the magnitudes of a complex vector.
  public static func absolute<V: AccelerateMutableBuffer>(
    _ vector: DSPSplitComplex, result: inout V
  ) where V.Element == Float {
    withUnsafePointer(to: vector) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvabs(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Computes the squared magnitudes of a complex vector.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) where V.Element == Float {
    withUnsafePointer(to: splitComplex) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvmags(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Computes the phases of a complex vector.
  public static func phase<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPSplitComplex, result: inout V
  ) where V.Element == Float {
    withUnsafePointer(to: splitComplex) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvphas(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Copies interleaved complex numbers to a split vector.
  public static func convert(
    interleavedComplexVector: [DSPComplex],
    toSplitComplexVector splitComplexVector: inout DSPSplitComplex
  ) {
    vDSP_ctoz(
      interleavedComplexVector, 2, &splitComplexVector, 1,
      vDSP_Length(interleavedComplexVector.count))
  }

  /// Copies a split vector to interleaved complex numbers.
  public static func convert(
    splitComplexVector: DSPSplitComplex,
    toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
  ) {
    let count = vDSP_Length(interleavedComplexVector.count)
    withUnsafePointer(to: splitComplexVector) {
      vDSP_ztoc($0, 1, &interleavedComplexVector, 2, count)
    }
  }
}
