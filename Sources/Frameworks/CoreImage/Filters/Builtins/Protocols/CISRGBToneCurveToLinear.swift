/// The inputs of a filter for the inverse curve of sRGB.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
