public import CoreLocation

/// A photo, video or Live Photo of the library.
///
/// The library of this phone is empty, so there is none (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The special kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The creation date.
  open var creationDate: Date? { nil }
  /// The date at which it was changed.
  open var modificationDate: Date? { nil }
  /// The location.
  open var location: CLLocation? { nil }
  /// The duration of a video in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether it is a favorite.
  open var isFavorite: Bool { false }
  /// The identifier of the burst that it belongs to.
  open var burstIdentifier: String? { nil }
  /// Whether it represents a burst.
  open var representsBurst: Bool { false }
  /// The source.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The playback style.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// The date of its addition to the library.
  open var addedDate: Date? { nil }
  /// Whether it has adjustments by an app.
  open var hasAdjustments: Bool { false }
  /// The identifier of the format of its changes.
  open var adjustmentFormatIdentifier: String? { nil }
  /// The reasons why it was chosen of a burst.
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// Returns whether an edit operation is supported.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// Returns the assets of the library; none (Device.PH2).
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns the assets of a type: always empty (Device.PH2).
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets of an album: those of a transient one, and none of the library's
  /// (Device.PH2, Device.PH11).
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let (assets, limit) = (assetCollection.ownAssets ?? [], options?.fetchLimit ?? 0)
    return PHFetchResult(objects: limit > 0 ? Array(assets.prefix(limit)) : assets)
  }
  /// Returns the key assets of an album; none (Device.PH2).
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
  /// Returns the assets of some identifiers; none (Device.PH2).
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets of a burst; none (Device.PH2).
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the assets of some URLs; none (Device.PH2).
  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
