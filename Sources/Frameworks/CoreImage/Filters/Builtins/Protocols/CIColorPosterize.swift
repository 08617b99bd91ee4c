/// The inputs of a filter that leaves few values of each component.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of values of each component.
  var levels: Float { get set }
}
