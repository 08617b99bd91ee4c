/// The inputs of a filter for color matrices.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The weights of the components for red.
  var rVector: CIVector { get set }
  /// The weights of the components for green.
  var gVector: CIVector { get set }
  /// The weights of the components for blue.
  var bVector: CIVector { get set }
  /// The weights of the components for alpha.
  var aVector: CIVector { get set }
  /// The added components.
  var biasVector: CIVector { get set }
}
