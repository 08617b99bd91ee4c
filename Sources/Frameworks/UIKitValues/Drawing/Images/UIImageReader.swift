import Foundation

/// A reader of image files and data.
///
/// The formats are those of `UIImage` (Drawing.IR1…).
public final class UIImageReader: NSObject, Sendable {
  /// The configuration of a reader.
  public struct Configuration: Hashable, Sendable {
    /// Creates the default configuration.
    public init() {}

    /// Whether high dynamic range is preserved; no effect, because the phone's screen has standard
    /// range.
    public var prefersHighDynamicRange = false
    /// Whether images are decoded when they are read.
    public var preparesImagesForDisplay = false
    /// The size into which thumbnails fit, in points; zero for full size.
    public var preferredThumbnailSize = CGSize.zero
    /// The pixels per inch of images with a size in inches; 0 for their own.
    public var pixelsPerInch: CGFloat = 0

    /// Returns whether two configurations are equal.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.prefersHighDynamicRange == other.prefersHighDynamicRange
        && one.preparesImagesForDisplay == other.preparesImagesForDisplay
        && one.preferredThumbnailSize == other.preferredThumbnailSize
        && one.pixelsPerInch == other.pixelsPerInch
    }
    /// Hashes the configuration.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(prefersHighDynamicRange)
      hasher.combine(preparesImagesForDisplay)
      hasher.combine(preferredThumbnailSize.width)
      hasher.combine(preferredThumbnailSize.height)
      hasher.combine(pixelsPerInch)
    }
  }

  /// The reader with the default configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The configuration.
  public let configuration: Configuration

  // MARK: Reading

  /// Returns the image of a file; nil if it cannot be read.
  public func image(contentsOf url: URL) -> UIImage? {
    (try? Data(contentsOf: url)).flatMap { image(data: $0) }
  }

  /// Returns the image in data; nil if the data cannot be decoded (Drawing.IR2).
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
