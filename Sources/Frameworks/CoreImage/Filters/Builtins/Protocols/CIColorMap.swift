/// The properties of a filter that finds colors in another image.
public protocol CIColorMap: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The image with the colors.
  var gradientImage: CIImage? { get set }
}
