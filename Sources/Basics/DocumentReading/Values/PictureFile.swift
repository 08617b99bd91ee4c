/// A file with a picture.
package struct PictureFile: Hashable, Sendable {
  /// The width of the upright picture in pixels, 1 or more.
  package var width: Int
  /// The height of the upright picture in pixels, 1 or more.
  package var height: Int
  /// The name of its format, such as `svg`.
  package var format: String

  /// Creates the description of a file.
  package init(width: Int, height: Int, format: String) {
    (self.width, self.height, self.format) = (width, height, format)
  }
}
