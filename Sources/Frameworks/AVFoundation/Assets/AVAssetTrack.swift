import TactusMediaReading

/// The number of a track, above 0.
public typealias CMPersistentTrackID = Int32

/// The pictures or the sound of an asset.
///
/// - Thread: any; all its properties are constants.
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
  /// The identifier of the track.
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

  /// The bit rate, per second; 0 if it is not known.
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
  /// The language as a tag of BCP 47; nil if it is not known.
  open var extendedLanguageTag: String? { languageCode }
  /// The metadata of the track; that of the asset has all.
  open var metadata: [AVMetadataItem] { [] }
  /// The metadata of the track with keys that all formats have; that of the asset has all.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Whether the track can be decoded.
  open var isDecodable: Bool { isPlayable }
  /// The parts of the track: one, as long as it.
  @_disfavoredOverload
  open var segments: [AVAssetTrackSegment] {
    [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))]
  }
  /// The bytes of the track, by its rate of data; 0 if that is not known.
  open var totalSampleDataLength: Int64 {
    guard timeRange.duration.isNumeric else { return 0 }
    return Int64(Double(estimatedDataRate) / 8 * timeRange.duration.seconds)
  }
  /// Whether samples are shown in another order than they are stored; false, since samples are
  /// read in the order in which they are shown.
  open var requiresFrameReordering: Bool { false }
  /// Whether samples of sound need earlier ones; false, since samples are read decoded.
  open var hasAudioSampleDependencies: Bool { false }
  /// Whether samples can be found one by one; false.
  open var canProvideSampleCursors: Bool { false }
  /// The formats of the track's metadata: always empty.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }

  /// Returns the metadata of a format: always empty.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

  /// Returns the part of the track at a time; `nil` outside of the track.
  open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
    segments.first { $0.timeMapping.target.containsTime(trackTime) }
  }

  /// Returns the time in the data of what is at a time of the track; an invalid one outside of the
  /// track and in a gap (Players.CP8).
  open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
    guard let segment = segment(forTrackTime: trackTime), !segment.isEmpty else { return .invalid }
    return CMTimeMapTimeFromRangeToRange(
      trackTime, fromRange: segment.timeMapping.target, toRange: segment.timeMapping.source)
  }

  /// The formats of the samples, each a `CMFormatDescription`: one (Players.SB2).
  open var formatDescriptions: [Any] { formats }

  /// Returns whether the track has a property.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }

  /// The relations that the track has to others; those of files are not read.
  open var availableTrackAssociationTypes: [AssociationType] { [] }

  /// Returns the tracks to which the track has a relation; those of files are not read.
  open func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] { [] }

  // MARK: Internals

  /// The formats of the samples.
  var formats: [CMFormatDescription] {
    if let sound {
      return [try? CMFormatDescription(audioStreamBasicDescription: sound.basicDescription)]
        .compactMap(\.self)
    }
    return video.map {
      [CMFormatDescription(video: $0.code, width: $0.width, height: $0.height)]
    } ?? []
  }

  var examination: MediaExamination? { owner?.examination }

  private let owner: AVAsset?
  /// The properties of pictures; nil for sound.
  var video: MediaDescription.Video? { mediaType == .video ? owner?.media?.video : nil }
  /// The properties of sound; nil for pictures.
  var sound: MediaDescription.Sound? { mediaType == .audio ? owner?.media?.sound : nil }
}
