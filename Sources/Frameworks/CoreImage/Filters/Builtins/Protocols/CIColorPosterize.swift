/// The properties of a filter that leaves few values of each component.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The number of values of each component.
  var levels: Float { get set }
}
