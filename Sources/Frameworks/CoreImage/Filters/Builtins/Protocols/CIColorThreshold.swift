/// The inputs of a filter for thresholds.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The threshold.
  var threshold: Float { get set }
}
