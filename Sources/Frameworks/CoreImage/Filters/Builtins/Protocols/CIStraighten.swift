/// The inputs of a filter that rotates an image within its rectangle.
public protocol CIStraighten: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}
