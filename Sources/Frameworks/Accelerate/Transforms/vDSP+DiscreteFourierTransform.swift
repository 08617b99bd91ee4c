extension vDSP {
  /// A discrete Fourier transform of complex numbers, split or interleaved, or of real ones
  /// (Accelerate.AC25).
  public class DiscreteFourierTransform<T: vDSP_DiscreteFourierTransformable> {
    let setup: OpaquePointer
    /// The number of elements of each vector.
    let size: Int

    /// Creates a transform; a previous one is not needed here.
    public init(
      previous: DiscreteFourierTransform<Float>? = nil, count: Int,
      direction: FourierTransformDirection, transformType: DFTTransformType, ofType: T.Type
    ) throws {
      let isInterleaved = T.self == DSPComplex.self || T.self == DSPDoubleComplex.self
      let isDouble = T.self == Double.self || T.self == DSPDoubleComplex.self
      let isReal = transformType == .complexReal
      // Real numbers lie side by side in no documented order.
      guard count > 0, !(isReal && isInterleaved) else { throw UnsupportedLength(count: count) }
      let (length, toward) = (vDSP_Length(count), direction.dftDirection)
      let setup =
        switch (isReal, isDouble) {
        case (true, true): vDSP_DFT_zrop_CreateSetupD(nil, length, toward)
        case (true, false): vDSP_DFT_zrop_CreateSetup(nil, length, toward)
        case (false, true): vDSP_DFT_zop_CreateSetupD(nil, length, toward)
        case (false, false): vDSP_DFT_zop_CreateSetup(nil, length, toward)
        }
      guard let setup else { throw UnsupportedLength(count: count) }
      self.setup = setup
      size = isReal ? count / 2 : count
    }

    deinit { destroy(setup) }
  }
}
