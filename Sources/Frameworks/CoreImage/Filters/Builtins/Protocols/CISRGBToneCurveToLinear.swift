/// The properties of a filter for the inverse curve of sRGB.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
