/// The properties of a filter for limits of components.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The least components.
  var minComponents: CIVector { get set }
  /// The greatest components.
  var maxComponents: CIVector { get set }
}
