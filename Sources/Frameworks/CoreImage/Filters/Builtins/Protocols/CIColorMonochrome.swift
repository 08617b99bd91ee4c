/// The inputs of a filter for images in one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The share of the color, 0…1.
  var intensity: Float { get set }
}
