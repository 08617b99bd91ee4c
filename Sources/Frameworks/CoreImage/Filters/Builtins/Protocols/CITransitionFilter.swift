/// The properties of a filter for transitions.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The time, 0…1.
  var time: Float { get set }
}
