/// The inputs of a filter for transitions.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The target image of the transition.
  var targetImage: CIImage? { get set }
  /// The time, 0…1.
  var time: Float { get set }
}
