/// The inputs of a filter that generates a rounded rectangle.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle.
  var extent: CGRect { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The color.
  var color: CIColor { get set }
}
