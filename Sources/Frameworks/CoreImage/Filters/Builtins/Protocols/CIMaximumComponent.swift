/// The inputs of a filter for the greatest components.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
