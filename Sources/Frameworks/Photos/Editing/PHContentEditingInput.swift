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
  /// The creation date.
  open var creationDate: Date? { asset.creationDate }
  /// The location.
  open var location: CLLocation? { asset.location }
  /// The identifier of the type of data.
  open var uniformTypeIdentifier: String? { nil }
  /// The playback style.
  open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }
  /// The description of earlier changes.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// The image at display size.
  open var displaySizeImage: UIImage? { nil }
  /// The URL of the image file.
  open var fullSizeImageURL: URL? { nil }
  /// The orientation of the image file, with its EXIF value.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The video.
  open var audiovisualAsset: AVAsset? { nil }
  /// The Live Photo.
  open var livePhoto: PHLivePhoto? { nil }
}
