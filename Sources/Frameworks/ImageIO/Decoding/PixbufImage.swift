import CoreGraphics

/// The image of a TIFF, BMP, icon or HEIC file: of several the first, or that which the file
/// prefers.
struct PixbufImage: DecodedImages {
  let count = 1
  let size: (width: Int, height: Int)
  let isDamaged: Bool
  private let picture: CGImage
  private let orientation: Int?
  private let format: ImageFormat
  private let hasAlpha: Bool

  /// Creates the image; nil if it cannot be read.
  init?(_ data: Data, _ format: ImageFormat) {
    guard let name = format.loaderName, let decoder = PixbufDecoder(name) else { return nil }
    decoder.read(data)
    decoder.finish()
    guard let (image, isOpaque) = decoder.picture else { return nil }
    (picture, hasAlpha, self.format) = (CGImage(image, hasAlpha: !isOpaque), !isOpaque, format)
    size = (picture.width, picture.height)
    isDamaged = decoder.isDamaged
    // The loader of HEIC turns pictures upright.
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
