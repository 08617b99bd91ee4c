import TactusMediaReading

extension CVBuffer {
  /// The pixels as an image; nil if the format is not supported.
  package var image: CGImage? { picture(at: 0).flatMap { FilmPicture($0)?.image } }

  /// Draws an image into the buffer, with black borders.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle of the image in pixels, from the upper left corner.
  /// - Returns: Whether the format is supported.
  package func draw(_ image: CGImage, in rect: CGRect) -> Bool {
    let size = VideoSize(width: CVPixelBufferGetWidth(self), height: CVPixelBufferGetHeight(self))
    guard let layout = PixelLayout(CVPixelBufferGetPixelFormatType(self)),
      let context = CGContext(
        pixelsOf: CGSize(width: size.width, height: size.height), scale: 1, isOpaque: true)
    else { return false }
    context.clip(to: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    context.drawUpright(image, in: rect)
    guard let made = context.makeImage() else { return false }
    layout.write(VideoPicture(time: 0, size: size, pixels: made.drawing.pixels), to: self)
    return true
  }
}
