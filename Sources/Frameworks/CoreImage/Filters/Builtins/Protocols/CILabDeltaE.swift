/// The inputs of a filter for differences of colors.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image that is compared.
  var image2: CIImage? { get set }
}
