extension vDSP {
  /// A transform of packed real numbers.
  public class FFT<T: vDSP_FourierTransformable> {
    private let log2n: vDSP_Length
    private let setup: OpaquePointer

    /// Creates a transform of a power of 2 elements.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard let setup = T.FFTFunctions.makeFFTSetup(log2n: log2n, radix: radix) else { return nil }
      (self.log2n, self.setup) = (log2n, setup)
    }

    deinit { T.FFTFunctions.destroySetup(setup) }

    /// Transforms a vector.
    public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
      withUnsafePointer(to: input) { input in
        T.FFTFunctions.transform(
          fftSetup: setup, log2n: log2n, source: input, destination: &output,
          direction: direction)
      }
    }

    /// Transforms a vector to frequencies.
    public func forward(input: T, output: inout T) {
      transform(input: input, output: &output, direction: .forward)
    }

    /// Transforms frequencies to a vector.
    public func inverse(input: T, output: inout T) {
      transform(input: input, output: &output, direction: .inverse)
    }
  }
}
