/// The properties of a filter for inversions.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
