/// A property of a type that is loaded asynchronously, whatever its value.
///
/// - Thread: any; all its properties are constants.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  // The closure is immutable; it runs where the property is loaded.
  init() {}
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// Whether the duration is exact.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    .init { $0.providesPreciseDurationAndTiming }
  }
  /// The preferred playback rate.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { $0.preferredRate } }
  /// The preferred volume.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
  /// The preferred transform.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// All metadata.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// The metadata with keys that all formats share.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// Whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Whether the asset can be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  /// Whether the asset's tracks can be parts of a composition.
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init { $0.isComposable } }
  /// The formats of the metadata.
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
    .init { $0.availableMetadataFormats }
  }
  /// The lyrics of a song.
  public static var lyrics: AVAsyncProperty<Root, String?> { .init { $0.lyrics } }
  /// The creation date.
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {
    .init { $0.creationDate }
  }
  /// The locales of the chapter titles.
  public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> {
    .init { $0.availableChapterLocales }
  }
  /// Whether the asset can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  /// The characteristics with several options to select.
  public static var availableMediaCharacteristicsWithMediaSelectionOptions:
    AVAsyncProperty<Root, [AVMediaCharacteristic]>
  { .init { $0.availableMediaCharacteristicsWithMediaSelectionOptions } }
  /// The default media selection.
  public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> {
    .init { $0.preferredMediaSelection }
  }
  /// Whether the content is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init { $0.hasProtectedContent }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The range in the asset.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  /// The frame size.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// The frame rate, in frames per second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  /// The estimated bit rate in bits per second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { $0.estimatedDataRate }
  }
  /// The preferred transform.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The language code.
  public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
  /// The formats of the samples.
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
    .init { $0.formats }
  }
  /// The time scale, in units per second.
  public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
    .init { $0.naturalTimeScale }
  }
  /// The preferred volume.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
  /// The size of the track in bytes.
  public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> {
    .init { $0.totalSampleDataLength }
  }
  /// The BCP 47 language tag.
  public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
    .init { $0.extendedLanguageTag }
  }
  /// Whether the track is enabled by default.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
  /// Whether the track can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Whether the track can be decoded.
  public static var isDecodable: AVAsyncProperty<Root, Bool> { .init { $0.isDecodable } }
  /// Whether all data of the track is in its own file.
  public static var isSelfContained: AVAsyncProperty<Root, Bool> { .init { $0.isSelfContained } }
  /// The metadata of the track.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// The metadata of the track with keys that all formats share.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// The segments of the track.
  public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> {
    .init { $0.segments }
  }
  /// The shortest duration of a frame.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { $0.minFrameDuration }
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// The value.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    .init { $0.value }
  }
  /// The value as a string.
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  /// The value as a number.
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  /// The value as a date.
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
  /// Additional attributes.
  public static var extraAttributes:
    AVAsyncProperty<
      Root, [AVMetadataExtraAttributeKey: Any]?
    >
  { .init { $0.extraAttributes } }
  /// The value as data.
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
