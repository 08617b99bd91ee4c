/// The inputs of a filter that inverts depths.
public protocol CIDepthToDisparity: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
