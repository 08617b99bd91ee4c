/// The properties of a filter for masks as alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
