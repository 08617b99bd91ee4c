/// A thumbnail of a file.
///
/// - Thread: any; nothing in it changes after its creation.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The types of thumbnails.
  public enum RepresentationType: Int, Sendable {
    /// The icon of the file's type.
    case icon = 0
    /// A low-quality thumbnail of the content.
    case lowQualityThumbnail = 1
    /// A thumbnail of the content.
    case thumbnail = 2
  }

  /// The kind.
  open private(set) var type: RepresentationType
  /// The picture.
  open private(set) var cgImage: CGImage
  /// The part of the image that shows the content, in points.
  open private(set) var contentRect: CGRect
  private let scale: CGFloat

  /// Creates a thumbnail of a single pixel, for tests that override its properties.
  public override init() {
    let size = CGSize(width: 1, height: 1)
    guard let image = CGContext(pixelsOf: size, scale: 1, isOpaque: false)?.makeImage() else {
      preconditionFailure("a picture of a pixel cannot be created")
    }
    (type, cgImage, scale) = (.icon, image, 1)
    contentRect = CGRect(origin: .zero, size: size)
    super.init()
  }

  init(_ type: RepresentationType, _ image: CGImage, scale: CGFloat) {
    (self.type, cgImage, self.scale) = (type, image, scale)
    contentRect = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// The image at the scale of the request.
  open var uiImage: UIImage { UIImage(cgImage: cgImage, scale: scale, orientation: .up) }
}
