/// The inputs of a filter for the curve of sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
