// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Photos.tsv.
// Do not edit.

extension PHAsset {
  /// The playback styles of an asset.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image = 1
    case imageAnimated = 2
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }
}

/// The reasons why an asset was chosen of a burst.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The phone has chosen it.
  public static let autoPick = Self(rawValue: 1 << 0)
  /// The user has chosen it.
  public static let userPick = Self(rawValue: 1 << 1)
}

/// The types of albums.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

/// The subtypes of albums.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  case smartAlbumRAW = 217
  case smartAlbumCinematic = 218
  case any = 9_223_372_036_854_775_807
}

/// The types of album lists.
public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder = 2
  case smartFolder = 3
}

/// The subtypes of album lists.
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear = 2
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces = 201
  case any = 9_223_372_036_854_775_807
}

/// The kind of a file of an asset.
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

/// The types of assets.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// The subtypes of assets.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A panorama.
  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// A high dynamic range image.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = Self(rawValue: 1 << 3)
  /// An image with a depth effect.
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  /// A spatial photo or video.
  public static let spatialMedia = Self(rawValue: 1 << 10)
  /// A recording of the screen.
  public static let videoScreenRecording = Self(rawValue: 1 << 15)
  /// A streamed video.
  public static let videoStreamed = Self(rawValue: 1 << 16)
  /// A video of high frame rate.
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  /// A time lapse.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
  /// A video with a shallow depth of field.
  public static let videoCinematic = Self(rawValue: 1 << 21)
}

/// The edit operations of an asset.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content = 2
  case properties = 3
}

/// The sources of assets.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user's library.
  public static let typeUserLibrary = Self(rawValue: 1 << 0)
  /// Shared albums.
  public static let typeCloudShared = Self(rawValue: 1 << 1)
  /// Items of a computer.
  public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

/// The permission of an app to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The access levels that an app can request.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The edit operations of an album.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent = 2
  case addContent = 3
  case createContent = 4
  case rearrangeContent = 5
  case delete = 6
  case rename = 7
}

/// The key of whether an image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether an image is degraded.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the request's identifier.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The modes that fit an image into the requested size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  /// The default: `aspectFit`.
  public static var `default`: Self { .aspectFit }
}

/// The versions of an image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

/// The delivery modes of an image.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

/// The resize modes of an image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  case exact = 2
}

/// The delivery of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat = 1
  case mediumQualityFormat = 2
  case fastFormat = 3
}

/// The domain of the errors of the photo library.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library, with the codes of the public header.
public struct PHPhotosError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case persistentChangeTokenExpired = 3105
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case persistentChangeDetailsUnavailable = 3210
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .internalError }

  /// The code `internalError`.
  public static var internalError: Code { .internalError }
  /// The code `userCancelled`.
  public static var userCancelled: Code { .userCancelled }
  /// The code `persistentChangeTokenExpired`.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The code `libraryVolumeOffline`.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// The code `relinquishingLibraryBundleToWriter`.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The code `switchingSystemPhotoLibrary`.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The code `networkAccessRequired`.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The code `networkError`.
  public static var networkError: Code { .networkError }
  /// The code `identifierNotFound`.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The code `multipleIdentifiersFound`.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// The code `persistentChangeDetailsUnavailable`.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// The code `changeNotSupported`.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The code `operationInterrupted`.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The code `invalidResource`.
  public static var invalidResource: Code { .invalidResource }
  /// The code `missingResource`.
  public static var missingResource: Code { .missingResource }
  /// The code `notEnoughSpace`.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The code `requestNotSupportedForAsset`.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// The code `accessRestricted`.
  public static var accessRestricted: Code { .accessRestricted }
  /// The code `accessUserDenied`.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The code `libraryInFileProviderSyncRoot`.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
}

/// The key of whether the content is in the cloud.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// The key of whether the request was canceled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of the error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// The identifier of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32

/// The invalid request identifier.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether the result is a placeholder for a Live Photo that follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the request was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// The types of objects in the photo library.
public enum PHObjectType: Int, Sendable {
  /// A photo or a video.
  case asset = 1
  /// An album.
  case assetCollection = 2
  /// A list of albums.
  case collectionList = 3
}
