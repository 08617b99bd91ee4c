/// The properties of a filter that inverts depths.
public protocol CIDepthToDisparity: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
