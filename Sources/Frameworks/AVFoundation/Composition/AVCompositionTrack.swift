import TactusMediaReading

/// A track of a composition (Players.CP1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVCompositionTrack: AVAssetTrack, _CompositionSegments, @unchecked Sendable {
  // Subclasses change on one thread, as the documentation demands.

  /// The parts of the track, one after the other.
  @_disfavoredOverload
  open override var segments: [AVAssetTrackSegment] { parts }
  /// The formats that replace those of the parts (Players.CP6).
  open var formatDescriptionReplacements: [AVCompositionTrackFormatDescriptionReplacement] {
    replacements
  }
  /// The formats of the samples, each a `CMFormatDescription`: those of the first part, unless they
  /// were replaced.
  open override var formatDescriptions: [Any] { formats.map(replaced) }
  /// The range of the track in its composition.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
  /// The size of the pictures: that of the first part.
  open override var naturalSize: CGSize { first?.naturalSize ?? .zero }
  /// Pictures a second: those of the first part.
  open override var nominalFrameRate: Float { first?.nominalFrameRate ?? 0 }
  /// The shortest duration of a picture.
  open override var minFrameDuration: CMTime { first?.minFrameDuration ?? .invalid }
  /// The bit rate, per second.
  open override var estimatedDataRate: Float { first?.estimatedDataRate ?? 0 }
  /// Whether the track plays.
  open override var isEnabled: Bool { plays }
  /// The volume of the track.
  open override var preferredVolume: Float { volume }
  /// The transform of the pictures; the identity by default, since they are decoded upright.
  open override var preferredTransform: CGAffineTransform { transform }
  /// Units a second: those of the first part.
  open override var naturalTimeScale: CMTimeScale { first?.naturalTimeScale ?? 600 }
  /// Whether the track has only data of its own file; it has none.
  open override var isSelfContained: Bool { false }
  /// The language as a code; nil if it is not known.
  open override var languageCode: String? { first?.languageCode }

  /// Returns the part at a time of the track.
  open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    parts.first { $0.target.containsTime(trackTime) }
  }

  /// The relations that the track has to others (Players.CP7).
  open override var availableTrackAssociationTypes: [AssociationType] {
    var types: [AssociationType] = []
    for (type, _) in associations where !types.contains(type) { types.append(type) }
    return types
  }

  /// Returns the tracks of the composition to which the track has a relation (Players.CP7).
  open override func associatedTracks(
    ofType trackAssociationType: AssociationType
  ) -> [AVAssetTrack] {
    associations.filter { $0.type == trackAssociationType }
      .compactMap { asset?.track(withTrackID: $0.track) }
  }

  // MARK: Internals

  /// The relations to other tracks, by their numbers.
  var associations: [(type: AssociationType, track: CMPersistentTrackID)] = []
  /// The formats that replace those of the parts.
  var replacements: [AVCompositionTrackFormatDescriptionReplacement] = []
  /// Returns the format that stands for one of a part.
  private func replaced(_ format: CMFormatDescription) -> CMFormatDescription {
    let replacement = replacements.first {
      CMFormatDescriptionEqual($0.originalFormatDescription, otherFormatDescription: format)
    }
    return replacement?.replacementFormatDescription ?? format
  }

  /// The parts, one after the other from time 0 on.
  var parts: [AVCompositionTrackSegment] = []
  var plays = true
  var volume: Float = 1
  var transform = CGAffineTransform.identity
  var language: String?
  var timeScale: CMTimeScale?

  /// The end of the last part.
  var end: CMTime { parts.last?.target.end ?? .zero }

  override var sound: MediaDescription.Sound? { first?.sound }
  override var video: MediaDescription.Video? { first?.video }

  /// The track of the first part that is no gap.
  private var first: AVAssetTrack? { parts.lazy.compactMap(\.source).first }

  /// The parts as the reader of media uses them, in nanoseconds.
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

  /// Returns the place of a track's data, and the number of the track there.
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
