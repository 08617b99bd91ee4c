/// The transforms of a kind of complex vectors.
public protocol vDSP_FourierTransformFunctions {
  /// The type of the vectors.
  associatedtype SplitComplex
  /// Creates a setup.
  static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer?
  /// Transforms packed real numbers.
  static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<SplitComplex>,
    destination: UnsafeMutablePointer<SplitComplex>, direction: vDSP.FourierTransformDirection)
  /// Destroys a setup.
  static func destroySetup(_ setup: OpaquePointer)
}
