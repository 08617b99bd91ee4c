/// The transforms of complex numbers in double precision.
public struct vDSP_SplitComplexDouble: vDSP_FourierTransformFunctions {
  /// Creates a setup.
  public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
    vDSP_create_fftsetupD(log2n, radix.fftRadix)
  }

  /// Transforms packed real numbers.
  public static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<DSPDoubleSplitComplex>,
    destination: UnsafeMutablePointer<DSPDoubleSplitComplex>,
    direction: vDSP.FourierTransformDirection
  ) {
    vDSP_fft_zropD(fftSetup, source, 1, destination, 1, log2n, direction.fftDirection)
  }

  /// Destroys a setup.
  public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
  /// The transforms of such vectors.
  public typealias FFTFunctions = vDSP_SplitComplexDouble
}
