/// The inputs of a filter that continues the edges of a transformed image.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}
