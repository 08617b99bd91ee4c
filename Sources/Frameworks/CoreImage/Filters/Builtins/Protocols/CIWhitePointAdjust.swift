/// The inputs of a filter for white points.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color of white.
  var color: CIColor { get set }
}
