/// The properties of a filter that makes squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}
