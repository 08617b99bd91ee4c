extension vDSP {
  /// The discrete Fourier transforms in single precision.
  public struct VectorizableFloat: vDSP_DFTFunctions {
    /// The type of the numbers.
    public typealias Scalar = Float

    /// Creates a setup.
    public static func makeDFTSetup<T: vDSP_FloatingPointDiscreteFourierTransformable>(
      previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType
    ) -> OpaquePointer? {
      guard count > 0 else { return nil }
      return switch transformType {
      case .complexComplex:
        vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), direction.dftDirection)
      case .complexReal:
        vDSP_DFT_zrop_CreateSetup(nil, vDSP_Length(count), direction.dftDirection)
      }
    }

    /// Transforms complex numbers, or the even and odd parts of real numbers.
    public static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      dftSetup: OpaquePointer, inputReal: U, inputImaginary: U, outputReal: inout V,
      outputImaginary: inout V
    ) where U.Element == Float, V.Element == Float {
      inputReal.withUnsafeBufferPointer { real in
        inputImaginary.withUnsafeBufferPointer { imaginary in
          outputReal.withUnsafeMutableBufferPointer { outReal in
            outputImaginary.withUnsafeMutableBufferPointer { outImaginary in
              guard let real = real.baseAddress, let imaginary = imaginary.baseAddress,
                let outReal = outReal.baseAddress, let outImaginary = outImaginary.baseAddress
              else { return }
              vDSP_DFT_Execute(dftSetup, real, imaginary, outReal, outImaginary)
            }
          }
        }
      }
    }

    /// Destroys a setup.
    public static func destroySetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetup(setup) }
  }
}

extension Float: vDSP_FloatingPointDiscreteFourierTransformable {
  /// The transforms of such numbers.
  public typealias DFTFunctions = vDSP.VectorizableFloat
}
