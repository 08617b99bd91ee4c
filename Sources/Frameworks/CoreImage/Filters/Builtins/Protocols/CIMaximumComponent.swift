/// The properties of a filter for the greatest components.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
