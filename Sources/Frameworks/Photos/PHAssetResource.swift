import UniformTypeIdentifiers

/// The kind of a file of an asset.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  case adjustmentBasePhoto = 8
  case pairedVideo = 9
  case fullSizePairedVideo = 10
  case adjustmentBasePairedVideo = 11
  case adjustmentBaseVideo = 12
}

/// A file of an asset or a Live Photo.
open class PHAssetResource: NSObject, @unchecked Sendable {
  private let kind: PHAssetResourceType
  private let file: URL

  private init(_ kind: PHAssetResourceType, _ file: URL) {
    (self.kind, self.file) = (kind, file)
    super.init()
  }

  /// The kind.
  open var type: PHAssetResourceType { kind }
  /// The identifier of the asset; empty for a file of the app's.
  open var assetLocalIdentifier: String { "" }
  /// The name of the file.
  open var originalFilename: String { file.lastPathComponent }
  /// The identifier of the type of data.
  open var uniformTypeIdentifier: String {
    UTType(filenameExtension: file.pathExtension)?.identifier ?? UTType.data.identifier
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

/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called with the part that was loaded from the cloud.
  open var progressHandler: ((Double) -> Void)?
  /// Creates options.
  public override init() { super.init() }
}
