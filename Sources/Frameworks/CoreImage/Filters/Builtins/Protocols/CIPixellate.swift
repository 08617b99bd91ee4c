/// The inputs of a filter that shows an image as large squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}
