import TactusMediaReading

/// A track of a composition (Players.CP1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVCompositionTrack: AVAssetTrack, _CompositionSegments, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// The segments of the track, in order.
  @_disfavoredOverload
  open override var segments: [AVAssetTrackSegment] { parts }
  /// The replacements of the segments' formats (Players.CP6).
  open var formatDescriptionReplacements: [AVCompositionTrackFormatDescriptionReplacement] {
    replacements
  }
  /// The formats of the samples, as `CMFormatDescription`s: those of the first segment, unless
  /// replaced.
  open override var formatDescriptions: [Any] { formats.map(replaced) }
  /// The range of the track in its composition.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
  /// The frame size: that of the first segment.
  open override var naturalSize: CGSize { first?.naturalSize ?? .zero }
  /// The frame rate, in frames per second: that of the first segment.
  open override var nominalFrameRate: Float { first?.nominalFrameRate ?? 0 }
  /// The shortest duration of a frame.
  open override var minFrameDuration: CMTime { first?.minFrameDuration ?? .invalid }
  /// The estimated bit rate in bits per second.
  open override var estimatedDataRate: Float { first?.estimatedDataRate ?? 0 }
  /// Whether the track is enabled.
  open override var isEnabled: Bool { plays }
  /// The volume of the track.
  open override var preferredVolume: Float { volume }
  /// The preferred transform; the identity by default, since frames are decoded upright.
  open override var preferredTransform: CGAffineTransform { transform }
  /// The time scale, in units per second: that of the first segment.
  open override var naturalTimeScale: CMTimeScale { first?.naturalTimeScale ?? 600 }
  /// Whether all data of the track is in its own file: false, as it has none.
  open override var isSelfContained: Bool { false }
  /// The language code; nil if unknown.
  open override var languageCode: String? { first?.languageCode }

  /// Returns the segment at a time of the track.
  open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    parts.first { $0.target.containsTime(trackTime) }
  }

  /// The types of the track's associations (Players.CP7).
  open override var availableTrackAssociationTypes: [AssociationType] {
    var types: [AssociationType] = []
    for (type, _) in associations where !types.contains(type) { types.append(type) }
    return types
  }

  /// Returns the associated tracks of the composition (Players.CP7).
  open override func associatedTracks(
    ofType trackAssociationType: AssociationType
  ) -> [AVAssetTrack] {
    associations.filter { $0.type == trackAssociationType }
      .compactMap { asset?.track(withTrackID: $0.track) }
  }

  // MARK: Internals

  /// The associations, by track identifier.
  var associations: [(type: AssociationType, track: CMPersistentTrackID)] = []
  /// The replacements of the segments' formats.
  var replacements: [AVCompositionTrackFormatDescriptionReplacement] = []
  /// Returns the format that replaces one of a segment.
  private func replaced(_ format: CMFormatDescription) -> CMFormatDescription {
    let replacement = replacements.first {
      CMFormatDescriptionEqual($0.originalFormatDescription, otherFormatDescription: format)
    }
    return replacement?.replacementFormatDescription ?? format
  }

  /// The segments, one after another from time 0 on.
  var parts: [AVCompositionTrackSegment] = []
  var plays = true
  var volume: Float = 1
  var transform = CGAffineTransform.identity
  var language: String?
  var timeScale: CMTimeScale?

  /// The end of the last segment.
  var end: CMTime { parts.last?.target.end ?? .zero }

  override var sound: MediaDescription.Sound? { first?.sound }
  override var video: MediaDescription.Video? { first?.video }

  /// The track of the first segment that is not a gap.
  private var first: AVAssetTrack? { parts.lazy.compactMap(\.source).first }

  /// The segments in the form of the media decoder, in nanoseconds.
  var composed: [ComposedFilm.Segment] {
    parts.compactMap { part in
      guard let source = part.source, let asset = source.asset,
        let media = Self.source(of: source, asset), let start = part.target.start.nanoseconds,
        let end = part.target.end.nanoseconds,
        let from = part.timeMapping.source.start.nanoseconds,
        let to = part.timeMapping.source.end.nanoseconds
      else { return nil }
      return .init(
        source: media.source, track: media.track, sourceStart: from,
        sourceDuration: part.isScaled ? to - from : end - start, start: start,
        duration: end - start)
    }
  }

  /// Returns the location of a track's data, and the index of the track there.
  private static func source(
    of track: AVAssetTrack, _ asset: AVAsset
  ) -> (source: MediaSource, track: Int)? {
    if track.mediaType == .audio {
      return asset.soundPlan().parts.first { $0.trackID == track.trackID }.map {
        ($0.source, $0.track)
      }
    }
    return asset.examination.map { ($0.source, 0) }
  }
}
