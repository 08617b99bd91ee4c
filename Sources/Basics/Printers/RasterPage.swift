/// The size and the kind of a page of pixels, for printers that take no documents.
public struct RasterPage: Sendable, Equatable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// Whether a pixel has red, green and blue; one byte of gray otherwise.
  public var isColor: Bool

  /// Creates a page.
  public init(width: Int, height: Int, isColor: Bool) {
    (self.width, self.height, self.isColor) = (width, height, isColor)
  }

  /// The number of bytes of a row.
  public var rowBytes: Int { width * (isColor ? 3 : 1) }
}
