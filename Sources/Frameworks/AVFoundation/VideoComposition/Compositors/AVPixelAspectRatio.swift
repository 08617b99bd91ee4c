/// The proportions of a pixel.
public struct AVPixelAspectRatio: Sendable, Equatable {
  /// The width.
  public var horizontalSpacing: Int
  /// The height.
  public var verticalSpacing: Int

  /// Creates proportions of 0.
  public init() { (horizontalSpacing, verticalSpacing) = (0, 0) }
  /// Creates proportions.
  public init(horizontalSpacing: Int, verticalSpacing: Int) {
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}
