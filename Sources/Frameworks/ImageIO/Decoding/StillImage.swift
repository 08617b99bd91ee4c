import CoreGraphics

/// The image of a PNG or JPEG.
struct StillImage: DecodedImages {
  let count = 1
  let size: (width: Int, height: Int)
  let isDamaged: Bool
  private let picture: CGImage
  private let metadata: ImageMetadata
  private let format: ImageFormat

  /// Creates the image of a PNG or JPEG; fails if it cannot be decoded.
  init?(_ data: Data, _ format: ImageFormat) {
    guard let provider = CGDataProvider(data: data),
      let picture = format == .png
        ? CGImage(
          pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
          intent: .defaultIntent)
        : CGImage(
          jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true,
          intent: .defaultIntent)
    else { return nil }
    (self.picture, self.format) = (picture, format)
    size = (picture.width, picture.height)
    metadata = format == .jpeg ? ImageMetadata(jpeg: data) : ImageMetadata()
    // libjpeg fills the rest of a truncated image.
    isDamaged = format == .jpeg && data.suffix(64).firstRange(of: Data([0xff, 0xd9])) == nil
  }

  var properties: ImageProperties { [:] }

  func properties(at index: Int) -> ImageProperties {
    let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(picture.alphaInfo)
    var all: ImageProperties = [kCGImagePropertyHasAlpha: hasAlpha]
    if format == .png { all[kCGImagePropertyPNGDictionary] = ImageProperties() }
    if format == .jpeg { all[kCGImagePropertyJFIFDictionary] = ImageProperties() }
    return all.merging(metadata.properties) { _, new in new }
  }

  func image(at index: Int) -> CGImage? { picture }
}
