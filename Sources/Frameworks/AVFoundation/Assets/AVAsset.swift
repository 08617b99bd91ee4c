import Synchronization
import TactusMediaReading

/// A film or a sound: its duration, its tracks and the texts about it.
///
/// Steps Players.AS1…
///
/// - Thread: any. The properties without `load(_:)` wait until the data is examined, as on an
///   iPhone.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, ExaminedMedia, @unchecked Sendable {
  // The examination has a lock; nothing else changes.

  let examination: MediaExamination?
  let place: URL?

  init(_ place: URL, _ examination: MediaExamination? = nil) {
    self.place = place
    self.examination = examination ?? MediaExamination(place)
    super.init()
  }

  /// Creates an asset of a file or of a server's data; it is an `AVURLAsset`.
  public convenience init(url URL: URL) { self.init(URL) }

  /// The duration; indefinite if it is not known.
  open var duration: CMTime {
    guard let description = media else { return .zero }
    guard let duration = description.duration else { return .indefinite }
    return CMTime(value: duration, timescale: 1_000_000_000)
  }

  /// The speed at which the asset is meant to play: 1.
  open var preferredRate: Float { 1 }
  /// The volume at which the asset is meant to play: 1.
  open var preferredVolume: Float { 1 }
  /// The transform of the pictures; the identity, since they are decoded upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Whether the duration is exact; false for formats that only have an estimate.
  open var providesPreciseDurationAndTiming: Bool { media?.duration != nil }

  /// The tracks: one of pictures and one of sound at most.
  open var tracks: [AVAssetTrack] {
    guard let description = media else { return [] }
    var tracks: [AVAssetTrack] = []
    if description.video != nil { tracks.append(AVAssetTrack(self, .video, 1)) }
    if description.sound != nil { tracks.append(AVAssetTrack(self, .audio, 2)) }
    return tracks
  }

  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the track of a number; nil if there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// Loads the tracks of a kind.
  ///
  /// - Throws: The error why the data cannot be read (Players.AS4).
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }

  /// Loads the track of a number.
  ///
  /// - Throws: The error why the data cannot be read (Players.AS4).
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await load(.tracks).first { $0.trackID == trackID }
  }

  // MARK: Selection

  /// The kinds of which there are several options (Players.MS1).
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
    selectionGroups.map(\.characteristic)
  }

  /// The selection that plays without a choice.
  open var preferredMediaSelection: AVMediaSelection {
    let selection = AVMutableMediaSelection()
    for group in selectionGroups { selection.select(group.defaultOption, in: group) }
    return selection
  }

  /// Returns the options of a kind; nil if there are none (Players.MS1).
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? {
    selectionGroups.first { $0.characteristic == mediaCharacteristic }
  }

  /// Loads the options of a kind; nil if there are none.
  ///
  /// - Throws: The error why the data cannot be read (Players.AS4).
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? {
    _ = try await load(.availableMediaCharacteristicsWithMediaSelectionOptions)
    return mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
  }

  // MARK: Metadata

  /// The texts and the picture about the asset, with keys that all formats have.
  open var commonMetadata: [AVMetadataItem] { media.map(AVMetadataItem.items(of:)) ?? [] }
  /// All texts and pictures about the asset; those of `commonMetadata`.
  open var metadata: [AVMetadataItem] { commonMetadata }

  /// Whether the asset can be played.
  open var isPlayable: Bool { media != nil }
  /// Whether the asset can be read.
  open var isReadable: Bool { media != nil }
  /// Whether the asset can be exported; false, since nothing exports.
  open var isExportable: Bool { false }
  /// Whether the content is protected; such content cannot be read.
  open var hasProtectedContent: Bool { false }

  /// Cancels loading; has no effect, since what is being read is read to its end.
  open func cancelLoading() {}

  // MARK: Internals

  /// The groups of options: sound if there are several tracks, and subtitles.
  var selectionGroups: [AVMediaSelectionGroup] {
    let media = media
    return groups.withLock { known in
      if let known { return known }
      guard let media else { return [] }
      var made: [AVMediaSelectionGroup] = []
      if media.sounds.count > 1 {
        made.append(
          AVMediaSelectionGroup(
            .audible,
            media.sounds.enumerated().map {
              AVMediaSelectionOption(.audible, $0, $1.language, $1.title)
            }))
      }
      if !media.subtitles.isEmpty {
        made.append(
          AVMediaSelectionGroup(
            .legible,
            media.subtitles.enumerated().map {
              AVMediaSelectionOption(.legible, $0, $1.language, $1.title)
            }))
      }
      known = made
      return made
    }
  }

  private let groups = Mutex<[AVMediaSelectionGroup]?>(nil)

  /// The description; nil if the data cannot be read.
  var media: MediaDescription? {
    guard case .success(let found)? = examination?.wait(within: MediaExamination.patience) else {
      return nil
    }
    return found
  }
}
