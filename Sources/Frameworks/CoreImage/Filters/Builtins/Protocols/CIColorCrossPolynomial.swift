/// The inputs of a filter that changes components by polynomials of all three.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The factors for red.
  var redCoefficients: CIVector { get set }
  /// The factors for green.
  var greenCoefficients: CIVector { get set }
  /// The factors for blue.
  var blueCoefficients: CIVector { get set }
}
