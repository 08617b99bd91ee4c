internal import TactusCrashReports

/// The samples of one track.
///
/// - Thread: one at a time.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  // One thread uses it, as the documentation demands.

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - outputSettings: The settings of linear PCM; nil for the samples as they are stored.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init()
  }

  /// The track.
  public let track: AVAssetTrack
  /// The settings; nil for the samples as they are stored.
  public let outputSettings: [String: Any]?
  /// The kind of the samples: that of the track.
  open override var mediaType: AVMediaType { track.mediaType }

  // MARK: Internals

  override var settings: [String: Any]? { outputSettings }
  override var readTracks: [AVAssetTrack] { [track] }

  override func refusal(_ asset: AVAsset) -> String? {
    guard track.asset === asset else { return "its track is one of another asset" }
    guard let sound = track.sound else { return "pictures are not read" }
    guard outputSettings != nil || sound.isLinearPCM else {
      return "its sound is compressed, and is read with settings of linear PCM only"
    }
    guard PCMFormat(outputSettings ?? [:], track: sound.basicDescription) != nil else {
      return "its settings are not those of linear PCM"
    }
    return nil
  }
}
