/// The discrete Fourier transforms of a kind of numbers.
public protocol vDSP_DFTFunctions {
  /// The type of the numbers.
  associatedtype Scalar
  /// Creates a setup.
  static func makeDFTSetup<T: vDSP_FloatingPointDiscreteFourierTransformable>(
    previous: vDSP.DFT<T>?, count: Int, direction: vDSP.FourierTransformDirection,
    transformType: vDSP.DFTTransformType
  ) -> OpaquePointer?
  /// Transforms complex numbers, or the even and odd parts of real numbers.
  static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dftSetup: OpaquePointer, inputReal: U, inputImaginary: U, outputReal: inout V,
    outputImaginary: inout V) where U.Element == Scalar, V.Element == Scalar
  /// Destroys a setup.
  static func destroySetup(_ setup: OpaquePointer)
}
