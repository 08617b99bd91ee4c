/// The inputs of a filter that generates stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}
