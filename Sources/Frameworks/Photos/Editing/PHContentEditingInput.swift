public import AVFoundation
public import CoreLocation

/// The content of an asset that an app edits.
///
/// No asset has any, so there is none (Device.PH10).
///
/// - Thread: any; all its properties are constants.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  // Nothing changes.

  private let asset: PHAsset

  /// Creates the content of an asset that no library has.
  public override init() {
    asset = PHAsset()
    super.init()
  }

  init(_ asset: PHAsset) {
    self.asset = asset
    super.init()
  }

  /// The kind.
  open var mediaType: PHAssetMediaType { asset.mediaType }
  /// The special kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
  /// The date at which it was made.
  open var creationDate: Date? { asset.creationDate }
  /// The place at which it was made.
  open var location: CLLocation? { asset.location }
  /// The identifier of the type of data.
  open var uniformTypeIdentifier: String? { nil }
  /// The way in which it is shown.
  open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }
  /// The description of earlier changes.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// The picture in the size of the screen.
  open var displaySizeImage: UIImage? { nil }
  /// The file of the picture.
  open var fullSizeImageURL: URL? { nil }
  /// The orientation of the picture's file, with the number of its metadata.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The video.
  open var audiovisualAsset: AVAsset? { nil }
  /// The Live Photo.
  open var livePhoto: PHLivePhoto? { nil }
}
