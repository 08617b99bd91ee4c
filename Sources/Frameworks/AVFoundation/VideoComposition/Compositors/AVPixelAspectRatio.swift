/// A pixel aspect ratio.
public struct AVPixelAspectRatio: Sendable, Equatable {
  /// The width.
  public var horizontalSpacing: Int
  /// The height.
  public var verticalSpacing: Int

  /// Creates a ratio of zeros.
  public init() { (horizontalSpacing, verticalSpacing) = (0, 0) }
  /// Creates a ratio.
  public init(horizontalSpacing: Int, verticalSpacing: Int) {
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}
