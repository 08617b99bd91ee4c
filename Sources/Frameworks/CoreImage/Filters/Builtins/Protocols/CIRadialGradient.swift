/// The inputs of a filter for radial gradients.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The radius of the first color.
  var radius0: Float { get set }
  /// The radius of the second color.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}
