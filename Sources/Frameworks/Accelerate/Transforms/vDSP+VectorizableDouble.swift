extension vDSP {
  /// The discrete Fourier transforms in double precision.
  public struct VectorizableDouble: vDSP_DFTFunctions {
    /// The type of the numbers.
    public typealias Scalar = Double

    /// Creates a setup.
    public static func makeDFTSetup<T: vDSP_FloatingPointDiscreteFourierTransformable>(
      previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType
    ) -> OpaquePointer? {
      guard count > 0 else { return nil }
      return switch transformType {
      case .complexComplex:
        vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), direction.dftDirection)
      case .complexReal:
        vDSP_DFT_zrop_CreateSetupD(nil, vDSP_Length(count), direction.dftDirection)
      }
    }

    /// Transforms complex numbers, or the even and odd parts of real numbers.
    public static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      dftSetup: OpaquePointer, inputReal: U, inputImaginary: U, outputReal: inout V,
      outputImaginary: inout V
    ) where U.Element == Double, V.Element == Double {
      inputReal.withUnsafeBufferPointer { real in
        inputImaginary.withUnsafeBufferPointer { imaginary in
          outputReal.withUnsafeMutableBufferPointer { outReal in
            outputImaginary.withUnsafeMutableBufferPointer { outImaginary in
              guard let real = real.baseAddress, let imaginary = imaginary.baseAddress,
                let outReal = outReal.baseAddress, let outImaginary = outImaginary.baseAddress
              else { return }
              vDSP_DFT_ExecuteD(dftSetup, real, imaginary, outReal, outImaginary)
            }
          }
        }
      }
    }

    /// Destroys a setup.
    public static func destroySetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetupD(setup) }
  }
}

extension Double: vDSP_FloatingPointDiscreteFourierTransformable {
  /// The transforms of such numbers.
  public typealias DFTFunctions = vDSP.VectorizableDouble
}
