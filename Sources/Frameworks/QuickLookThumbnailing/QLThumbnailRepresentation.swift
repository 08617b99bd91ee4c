/// A picture of a file.
public final class QLThumbnailRepresentation: NSObject, Sendable {
  /// The kind of a picture.
  public enum RepresentationType: Int, Sendable {
    /// The icon of the file's type.
    case icon = 0
    /// A picture of the content in a low quality.
    case lowQualityThumbnail = 1
    /// A picture of the content.
    case thumbnail = 2
  }

  /// The kind.
  public let type: RepresentationType
  /// The picture.
  public let cgImage: CGImage
  /// The part of the picture that shows the content, in points.
  public let contentRect: CGRect
  private let scale: CGFloat

  init(_ type: RepresentationType, _ image: CGImage, scale: CGFloat) {
    (self.type, cgImage, self.scale) = (type, image, scale)
    contentRect = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// The picture in the scale of the request.
  public var uiImage: UIImage { UIImage(cgImage: cgImage, scale: scale, orientation: .up) }
}
