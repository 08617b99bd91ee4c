import Synchronization
import TactusMediaReading

/// A movie or a sound: its duration, its tracks and its metadata (Players.AS1…).
///
/// - Thread: any. The properties without `load(_:)` block until the data has been examined, as on
///   an iPhone.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, ExaminedMedia, @unchecked Sendable {
  // The examination has a lock; all else is immutable.

  /// The examination of the data; nil if there is none.
  var examination: MediaExamination? { ownExamination }
  let place: URL?

  init(_ place: URL?, _ examination: MediaExamination? = nil) {
    self.place = place
    ownExamination = examination ?? place.map { MediaExamination($0) }
    super.init()
  }

  /// Creates an `AVURLAsset` for a file or for data of a server.
  public convenience init(url URL: URL) { self.init(URL) }

  /// The duration; indefinite if unknown.
  open var duration: CMTime {
    guard let description = media else { return .zero }
    guard let duration = description.duration else { return .indefinite }
    return CMTime(value: duration, timescale: 1_000_000_000)
  }

  /// The preferred playback rate: 1.
  open var preferredRate: Float { 1 }
  /// The preferred volume: 1.
  open var preferredVolume: Float { 1 }
  /// The preferred transform; the identity, since frames are decoded upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Whether the duration is exact; false for formats that only contain an estimate.
  open var providesPreciseDurationAndTiming: Bool { media?.duration != nil }

  /// The tracks: at most one video and one audio track.
  @_disfavoredOverload
  open var tracks: [AVAssetTrack] {
    guard let description = media else { return [] }
    var tracks: [AVAssetTrack] = []
    if description.video != nil { tracks.append(AVAssetTrack(self, .video, Self.pictureTrackID)) }
    if description.sound != nil { tracks.append(AVAssetTrack(self, .audio, Self.soundTrackID)) }
    return tracks
  }

  /// Returns the tracks of a media type.
  @_disfavoredOverload
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the track with an identifier; nil if there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// Loads the tracks of a media type.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  @_disfavoredOverload
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }

  /// Returns the tracks with a property.
  @_disfavoredOverload
  open func tracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> [AVAssetTrack] { tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) } }

  /// Loads the tracks with a media characteristic.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  @_disfavoredOverload
  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  /// Loads the tracks of a media type, and passes them to a handler on the main actor.
  ///
  /// - Parameters:
  ///   - mediaType: The media type.
  ///   - completionHandler: Called with the tracks, or with the reason why there are none.
  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in
      var error: NSError?
      let status = statusOfValue(forKey: "tracks", error: &error)
      completionHandler(status == .loaded ? tracks(withMediaType: mediaType) : nil, error)
    }
  }

  /// Returns an unused track identifier.
  open func unusedTrackID() -> CMPersistentTrackID { (tracks.map(\.trackID).max() ?? 0) + 1 }

  /// Loads the track with an identifier.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await load(.tracks).first { $0.trackID == trackID }
  }

  // MARK: Selection

  /// The characteristics with several options to select (Players.MS1).
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
    selectionGroups.map(\.characteristic)
  }

  /// The default media selection.
  open var preferredMediaSelection: AVMediaSelection {
    let selection = AVMutableMediaSelection()
    for group in selectionGroups { selection.select(group.defaultOption, in: group) }
    return selection
  }

  /// Returns the options of a characteristic; nil if there are none (Players.MS1).
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? {
    selectionGroups.first { $0.characteristic == mediaCharacteristic }
  }

  /// Loads the options of a characteristic; nil if there are none.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? {
    _ = try await load(.availableMediaCharacteristicsWithMediaSelectionOptions)
    return mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
  }

  // MARK: Metadata

  /// The metadata with keys that all formats share.
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
  /// All metadata, with the keys of the asset's format (Players.MD1).
  open var metadata: [AVMetadataItem] { media.map(AVMetadataItem.items(of:)) ?? [] }
  /// The format of the metadata; empty without metadata.
  open var availableMetadataFormats: [AVMetadataFormat] {
    metadata.isEmpty ? [] : [media.map(AVMetadataFormat.init) ?? .unknown]
  }
  /// The lyrics of a song; nil if unknown.
  open var lyrics: String? { media?.tags["lyrics"] }
  /// The creation date; nil if unknown.
  open var creationDate: AVMetadataItem? {
    metadata.first { $0.commonKey == .commonKeyCreationDate }
  }

  /// Returns the metadata of a format.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    availableMetadataFormats.contains(format) ? metadata : []
  }

  /// Loads the metadata of a format.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    _ = try await load(.metadata)
    return metadata(forFormat: format)
  }

  // MARK: Chapters

  /// The locales of the chapter titles: one, if there are chapters (Players.MD3).
  open var availableChapterLocales: [Locale] { chapters.isEmpty ? [] : [chapterLocale] }

  /// Returns the chapters with their titles in a locale; empty for any other locale than that of
  /// the titles (Players.MD3).
  ///
  /// - Parameters:
  ///   - locale: The language of the titles.
  ///   - commonKeys: The keys of further items, which chapters never have here.
  open func chapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
  ) -> [AVTimedMetadataGroup] { locale == chapterLocale ? chapters : [] }

  /// Returns the chapters with their titles, in the language of the titles.
  open func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] { chapters }

  /// Loads the chapters with their titles, in the language of the titles.
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] {
    _ = try await load(.metadata)
    return chapters
  }

  /// Whether the asset can be played.
  open var isPlayable: Bool { media != nil }
  /// Whether the asset can be read.
  open var isReadable: Bool { media != nil }
  /// Whether the asset can be exported.
  open var isExportable: Bool { media != nil }
  /// Whether the asset's tracks can be parts of a composition.
  open var isComposable: Bool { media != nil }
  /// Whether the content is protected; such content cannot be read.
  open var hasProtectedContent: Bool { false }

  /// Cancels loading; has no effect, since data that is being read is read to its end.
  open func cancelLoading() {}

  // MARK: Internals

  /// Returns the tracks that are mixed when an audio track is selected.
  ///
  /// - Parameter number: The index of the track among the audio tracks.
  func soundPlan(selected number: Int = 0) -> SoundPlan {
    guard let source = examination?.source, media?.sound != nil else { return SoundPlan() }
    return SoundPlan(parts: [.init(trackID: Self.soundTrackID, source: source, track: number)])
  }

  /// The identifier of the video track.
  static let pictureTrackID: CMPersistentTrackID = 1
  /// The identifier of the audio track.
  static let soundTrackID: CMPersistentTrackID = 2

  private let ownExamination: MediaExamination?

  private var chapterLocale: Locale {
    Locale(identifier: media?.tags["language-code"] ?? "und")
  }

  private var chapters: [AVTimedMetadataGroup] {
    (media?.chapters ?? []).map(AVTimedMetadataGroup.init)
  }

  /// The groups of options: audio if there are several tracks, and subtitles.
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

  /// The media description; nil if the data cannot be read.
  var media: MediaDescription? {
    guard case .success(let found)? = examination?.wait(within: MediaExamination.patience) else {
      return nil
    }
    return found
  }
}
