/// The properties of a filter for turns of the hue.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
