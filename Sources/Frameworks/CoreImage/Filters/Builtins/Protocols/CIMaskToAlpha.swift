/// The inputs of a filter for masks as alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
