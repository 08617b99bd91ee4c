/// The properties of a filter for white points.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The color of white.
  var color: CIColor { get set }
}
