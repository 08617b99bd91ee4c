internal import TactusDisplayList
package import TactusDocumentReading

extension CGRect {
  /// Creates a rectangle from one of a reader.
  package init(_ rectangle: PageRectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension CGImage {
  /// Creates an image from a picture of a reader.
  package convenience init?(_ picture: ReadPicture) {
    guard
      let drawing = DrawingImage(
        width: picture.width, height: picture.height, pixels: picture.pixels)
    else { return nil }
    self.init(drawing)
  }
}
