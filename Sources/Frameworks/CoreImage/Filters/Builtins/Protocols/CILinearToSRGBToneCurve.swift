/// The properties of a filter for the curve of sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
