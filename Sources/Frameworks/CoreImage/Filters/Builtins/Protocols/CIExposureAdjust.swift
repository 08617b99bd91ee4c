/// The properties of a filter for exposures.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The stops by which an image becomes brighter.
  var ev: Float { get set }
}
