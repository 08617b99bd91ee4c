/// The inputs of a filter for exposures.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The stops by which an image becomes brighter.
  var ev: Float { get set }
}
