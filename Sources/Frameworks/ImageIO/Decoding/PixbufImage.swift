import CoreGraphics

/// The image of a TIFF, BMP, icon or HEIC file: of several, the first or the preferred one.
struct PixbufImage: DecodedImages {
  let count = 1
  let size: (width: Int, height: Int)
  let isDamaged: Bool
  private let picture: CGImage
  private let orientation: Int?
  private let format: ImageFormat
  private let hasAlpha: Bool

  /// Creates the image; fails if it cannot be decoded.
  init?(_ data: Data, _ format: ImageFormat) {
    guard let name = format.loaderName, let decoder = PixbufDecoder(name) else { return nil }
    decoder.read(data)
    decoder.finish()
    guard let (image, isOpaque) = decoder.picture else { return nil }
    (picture, hasAlpha, self.format) = (CGImage(image, hasAlpha: !isOpaque), !isOpaque, format)
    size = (picture.width, picture.height)
    isDamaged = decoder.isDamaged
    // The HEIC loader applies the orientation.
    orientation = format == .tiff ? decoder.orientation : nil
  }

  var properties: ImageProperties { [:] }

  func properties(at index: Int) -> ImageProperties {
    var all: ImageProperties = [kCGImagePropertyHasAlpha: hasAlpha]
    guard format == .tiff else { return all }
    var tiff = ImageProperties()
    if let orientation {
      tiff[kCGImagePropertyTIFFOrientation] = orientation
      all[kCGImagePropertyOrientation] = orientation
    }
    all[kCGImagePropertyTIFFDictionary] = tiff
    return all
  }

  func image(at index: Int) -> CGImage? { picture }
}
