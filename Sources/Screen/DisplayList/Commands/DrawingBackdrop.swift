/// A region in which what has been painted so far is blurred and coloured, as behind frosted glass.
public struct DrawingBackdrop: Sendable, Hashable {
  /// The region, filled by winding.
  public var region: DrawingPath
  /// How far it is blurred: the standard deviation of a normal distribution, in points of the
  /// drawing.
  ///
  /// What is beyond the region is not mixed in; its edge goes on outwards instead.
  public var sigma: Double
  /// What becomes of each colour after the blur.
  public var matrix: ColorMatrix
  /// What is painted over it, or nothing.
  public var tint: DrawingColor

  /// Makes a backdrop.
  public init(
    region: DrawingPath, sigma: Double, matrix: ColorMatrix = .identity,
    tint: DrawingColor = .clear
  ) {
    (self.region, self.sigma, self.matrix, self.tint) = (region, sigma, matrix, tint)
  }
}
