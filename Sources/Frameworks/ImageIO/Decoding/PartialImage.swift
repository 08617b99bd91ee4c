import CoreGraphics

/// The image of a PNG or JPEG as far as its bytes have arrived (ImageIO.IO4).
struct PartialImage: DecodedImages {
  let count = 1
  let size: (width: Int, height: Int)
  let isDamaged = false
  private let decoder: PixbufDecoder
  private let metadata: ImageMetadata

  /// Creates the image; fails until its first row has arrived.
  init?(_ decoder: PixbufDecoder, _ data: Data, _ format: ImageFormat) {
    guard !decoder.isDamaged, decoder.readRows > 0, let size = decoder.size else { return nil }
    (self.size, self.decoder) = (size, decoder)
    metadata = format == .jpeg ? ImageMetadata(jpeg: data) : ImageMetadata()
  }

  var properties: ImageProperties { [:] }

  func properties(at index: Int) -> ImageProperties { metadata.properties }

  func image(at index: Int) -> CGImage? {
    decoder.picture.map { CGImage($0.image, hasAlpha: !$0.isOpaque) }
  }
}
