import UniformTypeIdentifiers

extension QLThumbnailGenerator {
  /// A request for thumbnails of a file.
  public final class Request: NSObject, @unchecked Sendable {
    // The app sets the properties before it hands the request over.

    /// The types of thumbnails to generate.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// One bit for each type.
      public let rawValue: UInt

      /// Creates a set of types.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The icon of the file's type.
      public static let icon = Self(rawValue: 1 << 0)
      /// A low-quality thumbnail.
      public static let lowQualityThumbnail = Self(rawValue: 1 << 1)
      /// A thumbnail of the content.
      public static let thumbnail = Self(rawValue: 1 << 2)
      /// All types.
      public static let all: Self = [.icon, .lowQualityThumbnail, .thumbnail]
    }

    /// The file.
    let url: URL
    /// The maximum size in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// The types of thumbnails to generate.
    public let representationTypes: RepresentationTypes
    /// The minimum width and height of the content in points; less is an error.
    public var minimumDimension: CGFloat = 0
    /// Whether the thumbnail is shown as an icon: the content on a sheet of the file's type.
    public var iconMode = false
    /// The type of the file.
    public var contentType: UTType? { UTType(filenameExtension: url.pathExtension) }

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - size: The greatest size in points.
    ///   - scale: The pixels per point.
    ///   - representationTypes: The types of thumbnails to generate.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.url, self.size, self.scale) = (url, size, scale)
      self.representationTypes = representationTypes
    }
  }
}
