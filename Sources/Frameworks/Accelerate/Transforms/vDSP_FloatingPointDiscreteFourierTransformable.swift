/// A number of which vectors can be transformed.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint {
  /// The transforms of such numbers.
  associatedtype DFTFunctions: vDSP_DFTFunctions where DFTFunctions.Scalar == Self
}
