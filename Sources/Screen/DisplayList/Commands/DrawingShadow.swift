/// A blurred picture of what is painted, in one colour, beneath it.
public struct DrawingShadow: Sendable, Hashable {
  /// How far it is from what throws it, in points of the drawing; no transform changes that.
  public var offset: DrawingPoint
  /// How far it is blurred: the standard deviation of a normal distribution, in points of the
  /// drawing.
  public var sigma: Double
  /// Its colour.
  public var color: DrawingColor
  /// Whether only the shadow is painted, and not what throws it.
  public var isAlone: Bool

  /// Makes a shadow.
  public init(
    offset: DrawingPoint, sigma: Double, color: DrawingColor, isAlone: Bool = false
  ) {
    (self.offset, self.sigma, self.color, self.isAlone) = (offset, sigma, color, isAlone)
  }
}
