/// The inputs of a filter for differences of colors.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image to compare.
  var image2: CIImage? { get set }
}
