/// The properties of a filter for color controls.
public protocol CIColorControls: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness that is added.
  var brightness: Float { get set }
  /// The contrast; 1 changes nothing.
  var contrast: Float { get set }
}
