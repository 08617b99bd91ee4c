/// The inputs of a filter for linear gradients.
public protocol CILinearGradient: CIFilterProtocol {
  /// The start.
  var point0: CGPoint { get set }
  /// The end.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}
