import TactusMediaReading

/// The number of a track, above 0.
public typealias CMPersistentTrackID = Int32

/// The pictures or the sound of an asset.
///
/// - Thread: any.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, ExaminedMedia,
  @unchecked Sendable
{
  // Nothing changes but the examination, which has a lock.

  init(_ asset: AVAsset, _ mediaType: AVMediaType, _ number: CMPersistentTrackID) {
    (owner, self.mediaType, trackID) = (asset, mediaType, number)
    super.init()
  }

  /// The asset, while it exists.
  open var asset: AVAsset? { owner }
  /// The number of the track.
  public let trackID: CMPersistentTrackID
  /// The kind of the track.
  public let mediaType: AVMediaType

  /// Whether the track can be played.
  open var isPlayable: Bool { true }
  /// Whether the track plays by default.
  open var isEnabled: Bool { true }
  /// Whether the track has only data of its own file.
  open var isSelfContained: Bool { true }

  /// The range in the asset.
  open var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: owner?.duration ?? .invalid)
  }

  /// The size of the pictures in pixels, with square pixels; zero for sound.
  open var naturalSize: CGSize {
    guard let video else { return .zero }
    return CGSize(width: CGFloat(video.width), height: CGFloat(video.height))
  }

  /// Pictures a second; 0 for sound, and if it varies or is not known.
  open var nominalFrameRate: Float { Float(video?.frameRate ?? 0) }

  /// The shortest duration of a picture; invalid if the frame rate is not known.
  open var minFrameDuration: CMTime {
    guard let rate = video?.frameRate, rate > 0 else { return .invalid }
    return CMTime(value: 1000, timescale: CMTimeScale((rate * 1000).rounded()))
  }

  /// Bits a second; 0 if it is not known.
  open var estimatedDataRate: Float { Float(video?.bitRate ?? sound?.bitRate ?? 0) }
  /// The transform of the pictures; the identity, since they are decoded upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The volume at which the track is meant to play: 1.
  open var preferredVolume: Float { 1 }
  /// Units a second: those of a picture's or a sound's duration.
  open var naturalTimeScale: CMTimeScale {
    if let sound { return CMTimeScale(clamping: sound.sampleRate) }
    return minFrameDuration.isNumeric ? minFrameDuration.timescale : 600
  }
  /// The language as a code; nil if it is not known.
  open var languageCode: String? { sound?.language }
  /// The metadata of the track; that of the asset has all.
  open var metadata: [AVMetadataItem] { [] }

  /// Returns whether the track has a property.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }

  // MARK: Internals

  var examination: MediaExamination? { owner?.examination }

  private let owner: AVAsset?
  private var video: MediaDescription.Video? { mediaType == .video ? owner?.media?.video : nil }
  private var sound: MediaDescription.Sound? { mediaType == .audio ? owner?.media?.sound : nil }
}
