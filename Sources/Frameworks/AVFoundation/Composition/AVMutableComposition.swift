/// Ranges of other assets' tracks, combined to one mutable asset (Players.CP1…).
///
/// - Thread: one at a time.
open class AVMutableComposition: AVComposition, _MutableCompositionTracks, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// Creates an empty composition.
  public override init() { super.init() }

  /// Creates an empty composition.
  ///
  /// - Parameter URLAssetInitializationOptions: The options for assets, which are only stored: a
  ///   segment's file is opened without them.
  public convenience init(
    urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil
  ) {
    self.init()
    assetOptions = URLAssetInitializationOptions ?? [:]
  }

  /// Returns the track with an identifier; nil if there is none.
  open override func track(
    withTrackID trackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    super.track(withTrackID: trackID) as? AVMutableCompositionTrack
  }

  /// Loads the track with an identifier.
  open override func loadTrack(
    withTrackID trackID: CMPersistentTrackID
  ) async throws -> AVMutableCompositionTrack? { track(withTrackID: trackID) }

  /// The frame size: that of the first video track, unless it was set.
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set {
      chosenSize = newValue
      changed()
    }
  }

  /// Adds an empty track.
  ///
  /// - Parameters:
  ///   - mediaType: The media type: video or audio.
  ///   - preferredTrackID: The identifier; `kCMPersistentTrackID_Invalid` and identifiers in use
  ///     let the composition choose one.
  /// - Returns: The track; nil for another kind.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    guard [.audio, .video].contains(mediaType) else { return nil }
    let isFree = preferredTrackID > 0 && track(withTrackID: preferredTrackID) == nil
    let new = AVMutableCompositionTrack(
      self, mediaType, isFree ? preferredTrackID : unusedTrackID())
    compositionTracks.append(new)
    changed()
    return new
  }

  /// Removes a track.
  open func removeTrack(_ track: AVCompositionTrack) {
    compositionTracks.removeAll { $0 === track }
    changed()
  }

  /// Returns a track of the same media type as another one; nil if there is none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    compositionTracks.lazy.compactMap { $0 as? AVMutableCompositionTrack }.first {
      $0.mediaType == track.mediaType
    }
  }

  /// Inserts a range of all tracks of an asset, with gaps in tracks without a counterpart
  /// (Players.CP2).
  ///
  /// - Parameters:
  ///   - timeRange: The range of the asset.
  ///   - asset: The asset.
  ///   - startTime: The time of the composition.
  /// - Throws: `AVError` if the asset cannot be read, or if times are not numbers.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {
    if case .failure(let failure)? = asset.examination?.wait(within: MediaExamination.patience) {
      throw failure.error
    }
    let start = startTime.isNumeric ? startTime : duration
    var used: [AVCompositionTrack] = []
    for source in asset.tracks {
      let free = compositionTracks.first { track in
        track.mediaType == source.mediaType && !used.contains { $0 === track }
      }
      let track =
        free as? AVMutableCompositionTrack
        ?? addMutableTrack(withMediaType: source.mediaType, preferredTrackID: 0)
      guard let track else { continue }
      try track.insertTimeRange(timeRange, of: source, at: start)
      used.append(track)
    }
    for track in compositionTracks where !used.contains(where: { $0 === track }) {
      guard track.end > start else { continue }
      (track as? AVMutableCompositionTrack)?.insertEmptyTimeRange(
        CMTimeRange(start: start, duration: timeRange.duration))
    }
  }

  /// Inserts a gap into all tracks; later content moves.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for case let track as AVMutableCompositionTrack in compositionTracks
    where track.end > timeRange.start {
      track.insertEmptyTimeRange(timeRange)
    }
  }

  /// Scales a range of all tracks to another duration (Players.CP4).
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for case let track as AVMutableCompositionTrack in compositionTracks {
      track.scaleTimeRange(timeRange, toDuration: duration)
    }
  }

  /// Removes a range of all tracks; later content moves.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for case let track as AVMutableCompositionTrack in compositionTracks {
      track.removeTimeRange(timeRange)
    }
  }
}

/// An invalid track identifier.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
