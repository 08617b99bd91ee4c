/// The inputs of a filter that repeats a transformed image.
public protocol CIAffineTile: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}
