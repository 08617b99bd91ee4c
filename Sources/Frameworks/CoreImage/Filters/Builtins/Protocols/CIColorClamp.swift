/// The inputs of a filter for limits of components.
public protocol CIColorClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The minimum components.
  var minComponents: CIVector { get set }
  /// The maximum components.
  var maxComponents: CIVector { get set }
}
