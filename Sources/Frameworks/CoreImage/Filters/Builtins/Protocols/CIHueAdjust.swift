/// The inputs of a filter for turns of the hue.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
