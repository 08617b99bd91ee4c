/// The inputs of a filter for the maximum component.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
