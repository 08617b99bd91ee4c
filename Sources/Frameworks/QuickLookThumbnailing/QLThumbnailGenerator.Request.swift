import UniformTypeIdentifiers

extension QLThumbnailGenerator {
  /// A request for pictures of a file.
  public final class Request: NSObject, @unchecked Sendable {
    // The app sets the properties before it hands the request over.

    /// The kinds of pictures that are wanted.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// One bit for each kind.
      public let rawValue: UInt

      /// Creates a set of kinds.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The icon of the file's type.
      public static let icon = Self(rawValue: 1 << 0)
      /// A picture in a low quality.
      public static let lowQualityThumbnail = Self(rawValue: 1 << 1)
      /// A picture of the content.
      public static let thumbnail = Self(rawValue: 1 << 2)
      /// All kinds.
      public static let all: Self = [.icon, .lowQualityThumbnail, .thumbnail]
    }

    /// The file.
    let url: URL
    /// The greatest size in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// The kinds of pictures that are wanted.
    public let representationTypes: RepresentationTypes
    /// The least width and height in points of a picture's content; a smaller one is an error.
    public var minimumDimension: CGFloat = 0
    /// Whether the picture is shown as an icon: the sheet of the file's type behind the content.
    public var iconMode = false
    /// The type of the file.
    public var contentType: UTType? { UTType(filenameExtension: url.pathExtension) }

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - size: The greatest size in points.
    ///   - scale: The pixels per point.
    ///   - representationTypes: The kinds of pictures that are wanted.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.url, self.size, self.scale) = (url, size, scale)
      self.representationTypes = representationTypes
    }
  }
}
