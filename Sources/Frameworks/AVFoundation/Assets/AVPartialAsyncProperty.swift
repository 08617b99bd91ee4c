/// A property of a type that is loaded asynchronously, whatever its value.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  // The function does not change; it runs where the property is loaded.
  init() {}
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// Whether the duration is exact.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    .init { $0.providesPreciseDurationAndTiming }
  }
  /// The speed at which the asset is meant to play.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { $0.preferredRate } }
  /// The volume at which the asset is meant to play.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
  /// The transform of the pictures.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// All metadata.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// The metadata with keys that all formats have.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// Whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Whether the asset can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  /// The kinds of which there are several options.
  public static var availableMediaCharacteristicsWithMediaSelectionOptions:
    AVAsyncProperty<Root, [AVMediaCharacteristic]>
  { .init { $0.availableMediaCharacteristicsWithMediaSelectionOptions } }
  /// The selection that plays without a choice.
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
  /// The size of the pictures.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// Pictures a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  /// Bits a second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { $0.estimatedDataRate }
  }
  /// The transform of the pictures.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The language as a code.
  public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
  /// The shortest duration of a picture.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { $0.minFrameDuration }
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// The value.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    .init { $0.value }
  }
  /// The value as a text.
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  /// The value as bytes.
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
