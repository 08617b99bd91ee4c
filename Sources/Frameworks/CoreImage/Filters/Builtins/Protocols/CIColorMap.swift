/// The inputs of a filter that finds colors in another image.
public protocol CIColorMap: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image with the colors.
  var gradientImage: CIImage? { get set }
}
