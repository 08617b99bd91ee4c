/// The inputs of a filter for color controls.
public protocol CIColorControls: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 changes nothing.
  var saturation: Float { get set }
  /// The added brightness.
  var brightness: Float { get set }
  /// The contrast; 1 changes nothing.
  var contrast: Float { get set }
}
