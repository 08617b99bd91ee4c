/// The inputs of a filter for exposures.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exposure change in stops.
  var ev: Float { get set }
}
