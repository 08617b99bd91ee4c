/// The properties of a filter for gammas.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The power to which components are raised.
  var power: Float { get set }
}
