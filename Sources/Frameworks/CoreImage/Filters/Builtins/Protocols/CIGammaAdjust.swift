/// The inputs of a filter for gammas.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The power to which components are raised.
  var power: Float { get set }
}
