/// A blurred shadow in one color.
public struct DrawingShadow: Sendable, Hashable {
  /// The offset, in points of the drawing; transforms do not affect it.
  public var offset: DrawingPoint
  /// The standard deviation of the Gaussian blur, in points of the drawing.
  public var sigma: Double
  /// The color.
  public var color: DrawingColor
  /// Whether only the shadow is painted, without the content that casts it.
  public var drawsOnlyShadow: Bool

  /// Creates a shadow.
  public init(
    offset: DrawingPoint, sigma: Double, color: DrawingColor, drawsOnlyShadow: Bool = false
  ) {
    (self.offset, self.sigma, self.color, self.drawsOnlyShadow) = (
      offset, sigma, color, drawsOnlyShadow
    )
  }
}
