/// The properties of a filter for the least components.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
