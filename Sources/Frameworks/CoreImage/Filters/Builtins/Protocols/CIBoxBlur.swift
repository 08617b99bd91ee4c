/// The properties of a filter for box blurs.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
