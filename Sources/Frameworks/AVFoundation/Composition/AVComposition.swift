import Synchronization
import TactusMediaReading

/// Ranges of other assets' tracks, as one asset (Players.CP1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVComposition: AVAsset, NSCopying, NSMutableCopying, _CompositionTracks,
  @unchecked Sendable
{
  // Subclasses are modified on one thread, as the documentation requires; the examination has a
  // lock.

  /// Creates an empty composition.
  public init() { super.init(nil) }

  /// The tracks.
  @_disfavoredOverload
  open override var tracks: [AVAssetTrack] { compositionTracks }
  /// Returns the track with an identifier; nil if there is none.
  open override func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? {
    compositionTracks.first { $0.trackID == trackID }
  }
  /// Loads the track with an identifier.
  open override func loadTrack(
    withTrackID trackID: CMPersistentTrackID
  ) async throws -> AVCompositionTrack? { track(withTrackID: trackID) }
  /// The duration: that of the longest track.
  open override var duration: CMTime { compositionTracks.map(\.end).max() ?? .zero }
  /// The frame size: that of the first video track.
  open var naturalSize: CGSize {
    chosenSize ?? compositionTracks.first { $0.mediaType == .video }?.naturalSize ?? .zero
  }
  /// The options given to the initializer; the assets of segments do not use them.
  open var urlAssetInitializationOptions: [String: Any] { assetOptions }
  /// The metadata of all formats: always empty.
  open override var metadata: [AVMetadataItem] { [] }

  /// Returns an immutable composition with the same segments.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: AVComposition()) }

  /// Returns a mutable composition with the same segments.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: AVMutableComposition()) }

  // MARK: Internals

  var compositionTracks: [AVCompositionTrack] = []
  var chosenSize: CGSize?
  var assetOptions: [String: Any] = [:]
  private let known = Mutex<MediaExamination?>(nil)

  override var examination: MediaExamination? {
    known.withLock { known in
      let examination = known ?? makeExamination()
      known = examination
      return examination
    }
  }

  /// Mixes all audio tracks (Players.CP3).
  override func soundPlan(selected number: Int) -> SoundPlan {
    SoundPlan(
      parts: soundTracks.map { track in
        let film = ComposedFilm(media ?? MediaDescription(), pictures: [], sounds: [track.composed])
        return .init(
          trackID: track.trackID, source: .composed(film), track: 0, volume: track.volume)
      })
  }

  /// Handles a change of a track.
  func changed() { known.withLock { $0 = nil } }

  private var soundTracks: [AVCompositionTrack] {
    compositionTracks.filter { $0.mediaType == .audio && $0.plays && !$0.parts.isEmpty }
  }

  private func makeExamination() -> MediaExamination {
    var description = MediaDescription()
    description.duration = duration.nanoseconds
    description.isSeekable = true
    let pictures = compositionTracks.first {
      $0.mediaType == .video && $0.plays && $0.video != nil
    }
    description.video = pictures?.video
    if let size = chosenSize, size.width >= 1, size.height >= 1 {
      description.video?.width = Int(size.width)
      description.video?.height = Int(size.height)
    }
    description.sounds = soundTracks.lazy.compactMap(\.sound).first.map { [$0] } ?? []
    let film = ComposedFilm(
      description, pictures: pictures?.composed ?? [], sounds: soundTracks.map(\.composed))
    let isLocal = compositionTracks.allSatisfy { track in
      track.parts.allSatisfy { $0.source?.asset?.examination?.isLocal ?? true }
    }
    return MediaExamination(made: .composed(film), description, isLocal: isLocal)
  }

  private func copied(into new: AVComposition) -> AVComposition {
    (new.chosenSize, new.assetOptions) = (chosenSize, assetOptions)
    new.compositionTracks = compositionTracks.map { track in
      let copy =
        new is AVMutableComposition
        ? AVMutableCompositionTrack(new, track.mediaType, track.trackID)
        : AVCompositionTrack(new, track.mediaType, track.trackID)
      (copy.parts, copy.plays, copy.volume) = (track.parts, track.plays, track.volume)
      (copy.transform, copy.language, copy.timeScale) =
        (track.transform, track.language, track.timeScale)
      (copy.replacements, copy.associations) = (track.replacements, track.associations)
      return copy
    }
    return new
  }
}
