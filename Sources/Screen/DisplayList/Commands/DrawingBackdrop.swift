/// A region in which the content beneath is blurred and tinted, as behind frosted glass.
public struct DrawingBackdrop: Sendable, Hashable {
  /// The region, filled with the winding rule.
  public var region: DrawingPath
  /// The standard deviation of the Gaussian blur, in points of the drawing.
  ///
  /// Content beyond the region is not mixed in; the pixels at its edge are repeated instead.
  public var sigma: Double
  /// The color matrix that is applied after the blur.
  public var matrix: ColorMatrix
  /// The color that is painted over the result; transparent for none.
  public var tint: DrawingColor

  /// Creates a backdrop.
  public init(
    region: DrawingPath, sigma: Double, matrix: ColorMatrix = .identity,
    tint: DrawingColor = .clear
  ) {
    (self.region, self.sigma, self.matrix, self.tint) = (region, sigma, matrix, tint)
  }
}
