/// The inputs of a filter that maps luminance to a gradient of two colors.
public protocol CIFalseColor: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}
