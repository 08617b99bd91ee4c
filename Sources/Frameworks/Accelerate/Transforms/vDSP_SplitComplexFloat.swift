/// The transforms of complex numbers in single precision.
public struct vDSP_SplitComplexFloat: vDSP_FourierTransformFunctions {
  /// Creates a setup.
  public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
    vDSP_create_fftsetup(log2n, radix.fftRadix)
  }

  /// Transforms packed real numbers.
  public static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<DSPSplitComplex>,
    destination: UnsafeMutablePointer<DSPSplitComplex>, direction: vDSP.FourierTransformDirection
  ) {
    vDSP_fft_zrop(fftSetup, source, 1, destination, 1, log2n, direction.fftDirection)
  }

  /// Destroys a setup.
  public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
}

extension DSPSplitComplex: vDSP_FourierTransformable {
  /// The transforms of such vectors.
  public typealias FFTFunctions = vDSP_SplitComplexFloat
}
