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
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A high dynamic range image.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// An image with a depth effect.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A spatial photo or video.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A recording of the screen.
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 15)
  /// A streamed video.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A video of high frame rate.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time lapse.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A video with a shallow depth of field.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
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
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Shared albums.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// Items of a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}
