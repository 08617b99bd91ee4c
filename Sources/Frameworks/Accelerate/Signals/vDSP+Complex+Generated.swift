// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Complex.swift. Do not edit.

extension vDSP {
  /// Computes the magnitudes of a complex vector.
  public static func absolute<V: AccelerateMutableBuffer>(
    _ vector: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: vector) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvabsD(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Computes the squared magnitudes of a complex vector.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: splitComplex) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvmagsD(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Computes the phases of a complex vector.
  public static func phase<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: splitComplex) { source in
      result.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        vDSP_zvphasD(source, 1, base, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Copies interleaved complex numbers to a split vector.
  public static func convert(
    interleavedComplexVector: [DSPDoubleComplex],
    toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex
  ) {
    vDSP_ctozD(
      interleavedComplexVector, 2, &splitComplexVector, 1,
      vDSP_Length(interleavedComplexVector.count))
  }

  /// Copies a split vector to interleaved complex numbers.
  public static func convert(
    splitComplexVector: DSPDoubleSplitComplex,
    toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]
  ) {
    let count = vDSP_Length(interleavedComplexVector.count)
    withUnsafePointer(to: splitComplexVector) {
      vDSP_ztocD($0, 1, &interleavedComplexVector, 2, count)
    }
  }
}
