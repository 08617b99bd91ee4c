import ImageIO
import UniformTypeIdentifiers

/// A file of an asset or a Live Photo.
///
/// - Thread: any; all its properties are constants.
open class PHAssetResource: NSObject, @unchecked Sendable {
  private let kind: PHAssetResourceType
  let file: URL

  /// Creates a resource without a file, for tests that override its properties.
  public override init() {
    (kind, file) = (.photo, URL(fileURLWithPath: "/"))
    super.init()
  }

  private init(_ kind: PHAssetResourceType, _ file: URL) {
    (self.kind, self.file) = (kind, file)
    super.init()
  }

  /// The kind.
  open var type: PHAssetResourceType { kind }
  /// The identifier of the asset; empty for a file of the app's.
  open var assetLocalIdentifier: String { "" }
  /// The name of the file.
  open var originalFilename: String {
    file.path == "/" ? "" : file.lastPathComponent
  }
  /// The identifier of the type of data.
  open var uniformTypeIdentifier: String {
    UTType(filenameExtension: file.pathExtension)?.identifier ?? UTType.data.identifier
  }

  /// The width in pixels; 0 for a movie.
  open var pixelWidth: Int { size.width }
  /// The height in pixels; 0 for a movie.
  open var pixelHeight: Int { size.height }

  private var size: (width: Int, height: Int) {
    guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    else { return (0, 0) }
    func number(_ key: CFString) -> Int { (properties[key] as? NSNumber)?.intValue ?? 0 }
    return (number(kCGImagePropertyPixelWidth), number(kCGImagePropertyPixelHeight))
  }

  /// Returns the files of an asset; none (Device.PH2).
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// Returns the files of a Live Photo (Device.LP4).
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
    guard let files = livePhoto.files else { return [] }
    return [
      PHAssetResource(.photo, files.picture), PHAssetResource(.pairedVideo, files.film),
    ]
  }
}
