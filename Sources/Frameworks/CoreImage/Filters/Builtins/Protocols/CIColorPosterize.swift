/// The inputs of a filter that reduces each component to a few levels.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of levels per component.
  var levels: Float { get set }
}
