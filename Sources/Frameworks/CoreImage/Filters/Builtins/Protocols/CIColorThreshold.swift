/// The properties of a filter for thresholds.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The threshold.
  var threshold: Float { get set }
}
