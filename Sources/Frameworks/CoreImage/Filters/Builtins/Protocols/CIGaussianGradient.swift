/// The inputs of a filter that generates a radial Gaussian gradient.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
