import TactusMediaReading

/// A track identifier; valid ones are positive.
public typealias CMPersistentTrackID = Int32

/// A video or audio track of an asset.
///
/// - Thread: any; all its properties are constants.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, ExaminedMedia,
  @unchecked Sendable
{
  // All members except the examination are immutable; the examination has a lock.

  init(_ asset: AVAsset, _ mediaType: AVMediaType, _ number: CMPersistentTrackID) {
    (owner, self.mediaType, trackID) = (asset, mediaType, number)
    super.init()
  }

  /// The asset; nil after its release.
  open var asset: AVAsset? { owner }
  /// The identifier of the track.
  public let trackID: CMPersistentTrackID
  /// The kind of the track.
  public let mediaType: AVMediaType

  /// Whether the track can be played.
  open var isPlayable: Bool { true }
  /// Whether the track is enabled by default.
  open var isEnabled: Bool { true }
  /// Whether all data of the track is in its own file.
  open var isSelfContained: Bool { true }

  /// The range in the asset.
  open var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: owner?.duration ?? .invalid)
  }

  /// The frame size in square pixels; zero for audio.
  open var naturalSize: CGSize {
    guard let video else { return .zero }
    return CGSize(width: CGFloat(video.width), height: CGFloat(video.height))
  }

  /// The frame rate, in frames per second; 0 for audio, and if it varies or is unknown.
  open var nominalFrameRate: Float { Float(video?.frameRate ?? 0) }

  /// The shortest duration of a frame; invalid if the frame rate is unknown.
  open var minFrameDuration: CMTime {
    guard let rate = video?.frameRate, rate > 0 else { return .invalid }
    return CMTime(value: 1000, timescale: CMTimeScale((rate * 1000).rounded()))
  }

  /// The estimated bit rate in bits per second; 0 if unknown.
  open var estimatedDataRate: Float { Float(video?.bitRate ?? sound?.bitRate ?? 0) }
  /// The preferred transform; the identity, since frames are decoded upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The preferred volume: 1.
  open var preferredVolume: Float { 1 }
  /// The time scale, in units per second, in which the durations of samples are given.
  open var naturalTimeScale: CMTimeScale {
    if let sound { return CMTimeScale(clamping: sound.sampleRate) }
    return minFrameDuration.isNumeric ? minFrameDuration.timescale : 600
  }
  /// The language code; nil if unknown.
  open var languageCode: String? { sound?.language }
  /// The BCP 47 language tag; nil if unknown.
  open var extendedLanguageTag: String? { languageCode }
  /// The metadata of the track; always empty, as the asset has it all.
  open var metadata: [AVMetadataItem] { [] }
  /// The metadata of the track with keys that all formats share; always empty, as the asset has it
  /// all.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Whether the track can be decoded.
  open var isDecodable: Bool { isPlayable }
  /// The segments of the track: a single one with the whole duration.
  @_disfavoredOverload
  open var segments: [AVAssetTrackSegment] {
    [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))]
  }
  /// The size of the track in bytes, estimated from the bit rate; 0 if that is unknown.
  open var totalSampleDataLength: Int64 {
    guard timeRange.duration.isNumeric else { return 0 }
    return Int64(Double(estimatedDataRate) / 8 * timeRange.duration.seconds)
  }
  /// Whether samples are stored in another order than presented; false, since they are read in
  /// presentation order.
  open var requiresFrameReordering: Bool { false }
  /// Whether audio samples depend on earlier ones; false, since they are read decoded.
  open var hasAudioSampleDependencies: Bool { false }
  /// Whether the track provides sample cursors; false.
  open var canProvideSampleCursors: Bool { false }
  /// The formats of the track's metadata: always empty.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }

  /// Returns the metadata of a format: always empty.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

  /// Returns the segment at a time; `nil` outside of the track.
  open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
    segments.first { $0.timeMapping.target.containsTime(trackTime) }
  }

  /// Returns the time in the source for a time of the track; invalid outside of the track and in
  /// gaps (Players.CP8).
  open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
    guard let segment = segment(forTrackTime: trackTime), !segment.isEmpty else { return .invalid }
    return CMTimeMapTimeFromRangeToRange(
      trackTime, fromRange: segment.timeMapping.target, toRange: segment.timeMapping.source)
  }

  /// The formats of the samples, as `CMFormatDescription`s: one (Players.SB2).
  open var formatDescriptions: [Any] { formats }

  /// Returns whether the track has a characteristic.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }

  /// The types of the track's associations; always empty for files, whose associations are not
  /// read.
  open var availableTrackAssociationTypes: [AssociationType] { [] }

  /// Returns the tracks associated with the track; always empty for files, whose associations are
  /// not read.
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
  /// The properties of the video; nil for audio.
  var video: MediaDescription.Video? { mediaType == .video ? owner?.media?.video : nil }
  /// The properties of the audio; nil for video.
  var sound: MediaDescription.Sound? { mediaType == .audio ? owner?.media?.sound : nil }
}
