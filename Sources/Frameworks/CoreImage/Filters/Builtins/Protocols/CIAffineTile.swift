/// The properties of a filter that repeats a transformed image.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}
