/// The inputs of a filter for the minimum component.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
