/// A picture of a page, or of a file with a picture.
package struct ReadPicture: Hashable, Sendable {
  /// The width in pixels, 1 or more.
  package var width: Int
  /// The height in pixels, 1 or more.
  package var height: Int
  /// The pixels, row by row from the top, in the order blue, green, red, alpha; premultiplied.
  package var pixels: [UInt8]

  /// Creates a picture.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}
