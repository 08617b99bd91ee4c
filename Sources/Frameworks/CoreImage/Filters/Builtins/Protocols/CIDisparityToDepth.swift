/// The properties of a filter that inverts disparities.
public protocol CIDisparityToDepth: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
