internal import TactusCrashReports

extension vDSP {
  /// A discrete Fourier transform of complex numbers, or of real ones.
  public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
    private let setup: OpaquePointer
    private let count: Int

    /// Creates a transform; a previous one is not needed here.
    public init?(
      previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) {
      guard
        let setup = T.DFTFunctions.makeDFTSetup(
          previous: previous, count: count, direction: direction, transformType: transformType)
      else { return nil }
      self.setup = setup
      self.count = transformType == .complexReal ? count / 2 : count
    }

    deinit { T.DFTFunctions.destroySetup(setup) }

    /// Returns the transformed vectors.
    public func transform<U: AccelerateBuffer>(
      inputReal: U, inputImaginary: U
    ) -> (real: [T], imaginary: [T]) where U.Element == T {
      var real = [T](repeating: 0, count: count)
      var imaginary = real
      transform(
        inputReal: inputReal, inputImaginary: inputImaginary, outputReal: &real,
        outputImaginary: &imaginary)
      return (real, imaginary)
    }

    /// Transforms vectors.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
    ) where U.Element == T, V.Element == T {
      for size in [inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count] {
        programmingPrecondition(
          size >= count, "vDSP: \(size) elements are too few for a transform of \(count)")
      }
      T.DFTFunctions.transform(
        dftSetup: setup, inputReal: inputReal, inputImaginary: inputImaginary,
        outputReal: &outputReal, outputImaginary: &outputImaginary)
    }
  }
}
