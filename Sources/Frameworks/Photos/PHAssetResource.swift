import ImageIO
import UniformTypeIdentifiers

/// The types of an asset's files.
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum PHAssetResourceType: Int, Sendable {
  /// An image.
  case photo = 1
  /// A movie.
  case video = 2
  /// A sound.
  case audio = 3
  /// The same image in another format, such as raw.
  case alternatePhoto = 4
  /// The changed image.
  case fullSizePhoto = 5
  /// The changed movie.
  case fullSizeVideo = 6
  /// The description of the changes.
  case adjustmentData = 7
  /// The image before the adjustments.
  case adjustmentBasePhoto = 8
  /// The movie of a Live Photo.
  case pairedVideo = 9
  /// The adjusted movie of a Live Photo.
  case fullSizePairedVideo = 10
  /// The movie of a Live Photo before the adjustments.
  case adjustmentBasePairedVideo = 11
  /// The video before the adjustments.
  case adjustmentBaseVideo = 12
  /// A smaller proxy of the original image.
  case photoProxy = 19
}

/// A file of an asset or a Live Photo.
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
