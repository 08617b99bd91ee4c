/// The properties of a filter for differences of colors.
public protocol CILabDeltaE: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The image that is compared.
  var image2: CIImage? { get set }
}
