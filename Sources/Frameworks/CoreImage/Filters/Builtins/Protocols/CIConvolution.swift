/// The inputs of a filter that sums neighbors with weights.
public protocol CIConvolution: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The weights, row by row.
  var weights: CIVector { get set }
  /// The added number.
  var bias: Float { get set }
}
