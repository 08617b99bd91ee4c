/// The properties of a filter that continues the edges of a transformed image.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}
