/// The inputs of a filter for checkerboards.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The corner of four fields.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width of a field.
  var width: Float { get set }
  /// The sharpness of edges, 0…1.
  var sharpness: Float { get set }
}
