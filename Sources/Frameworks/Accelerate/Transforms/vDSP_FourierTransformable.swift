/// A complex vector that can be transformed.
public protocol vDSP_FourierTransformable {
  /// The transforms of such vectors.
  associatedtype FFTFunctions: vDSP_FourierTransformFunctions
  where FFTFunctions.SplitComplex == Self
}
