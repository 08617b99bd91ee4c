/// A page as pixels, for printers that take no documents.
public struct RasterPage: Sendable {
  /// The number of pixels.
  public var width, height: Int
  /// Whether a pixel has red, green and blue; one byte of gray otherwise.
  public var isColor: Bool
  /// The bytes, row by row from the top.
  public var pixels: [UInt8]

  /// Creates a page.
  public init(width: Int, height: Int, isColor: Bool, pixels: [UInt8]) {
    (self.width, self.height) = (width, height)
    (self.isColor, self.pixels) = (isColor, pixels)
  }
}
