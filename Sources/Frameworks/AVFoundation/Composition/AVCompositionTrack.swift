import TactusMediaReading

/// A track of a composition.
///
/// Steps Players.CP1…
///
/// - Thread: any.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  // Subclasses change on one thread, as the documentation demands.

  /// The parts of the track, one after the other.
  open override var segments: [AVAssetTrackSegment] { parts }
  /// The range of the track in its composition.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
  /// The size of the pictures: that of the first part.
  open override var naturalSize: CGSize { first?.naturalSize ?? .zero }
  /// Pictures a second: those of the first part.
  open override var nominalFrameRate: Float { first?.nominalFrameRate ?? 0 }
  /// The shortest duration of a picture.
  open override var minFrameDuration: CMTime { first?.minFrameDuration ?? .invalid }
  /// Bits a second.
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
  open func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    parts.first { $0.target.containsTime(trackTime) }
  }

  // MARK: Internals

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
