import Foundation

/// An object that reads images from files and data.
///
/// Steps Drawing.IR1…
public final class UIImageReader: NSObject, Sendable {
  /// The preferences of a reader.
  public struct Configuration: Hashable, Sendable {
    /// Creates the standard preferences.
    public init() {}

    /// Whether bright parts stay brighter than white; they never are, as the phone's screen has the
    /// standard range.
    public var prefersHighDynamicRange = false
    /// Whether images are decoded when they are read.
    public var preparesImagesForDisplay = false
    /// The size within which thumbnails fit, in points; zero for images of their own size.
    public var preferredThumbnailSize = CGSize.zero
    /// The pixels per inch of images that have a size in inches; 0 for their own ones.
    public var pixelsPerInch: CGFloat = 0

    /// Returns whether both have the same preferences.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.prefersHighDynamicRange == other.prefersHighDynamicRange
        && one.preparesImagesForDisplay == other.preparesImagesForDisplay
        && one.preferredThumbnailSize == other.preferredThumbnailSize
        && one.pixelsPerInch == other.pixelsPerInch
    }
    /// Hashes the preferences.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(prefersHighDynamicRange)
      hasher.combine(preparesImagesForDisplay)
      hasher.combine(preferredThumbnailSize.width)
      hasher.combine(preferredThumbnailSize.height)
      hasher.combine(pixelsPerInch)
    }
  }

  /// The reader with the standard preferences.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The preferences.
  public let configuration: Configuration

  // MARK: Reading

  /// Returns the image of a file; nil if it cannot be read.
  public func image(contentsOf url: URL) -> UIImage? {
    (try? Data(contentsOf: url)).flatMap { image(data: $0) }
  }

  /// Returns the image in data; nil if it cannot be read (Drawing.IR2).
  public func image(data: Data) -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0,
      image.size.width > size.width || image.size.height > size.height
    {
      let scale = min(size.width / image.size.width, size.height / image.size.height)
      return image.preparingThumbnail(
        of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }

  /// Returns the image of a file, without blocking the caller.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { [self] in readNow(url) }.value
  }

  /// Returns the image in data, without blocking the caller.
  public func image(data: Data) async -> UIImage? {
    await Task.detached { [self] in readNow(data) }.value
  }

  private func readNow(_ url: URL) -> UIImage? { image(contentsOf: url) }
  private func readNow(_ data: Data) -> UIImage? { image(data: data) }
}
