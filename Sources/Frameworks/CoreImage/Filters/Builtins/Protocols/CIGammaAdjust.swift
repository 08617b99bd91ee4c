/// The inputs of a filter for gammas.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exponent of the components.
  var power: Float { get set }
}
