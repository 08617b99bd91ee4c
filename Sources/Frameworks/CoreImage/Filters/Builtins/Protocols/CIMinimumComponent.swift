/// The inputs of a filter for the least components.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
