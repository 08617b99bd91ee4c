/// Dimensions of video in pixels.
public struct CMVideoDimensions: Sendable, Equatable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32

  /// Creates an empty size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
