/// A mix of audio tracks.
///
/// - Thread: one at a time.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  // One thread uses it, as the documentation requires.

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - audioTracks: The tracks.
  ///   - audioSettings: The linear PCM settings; nil for the format of the first track.
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    super.init()
  }

  /// The tracks.
  public let audioTracks: [AVAssetTrack]
  /// The settings; nil for the format of the first track.
  public let audioSettings: [String: Any]?
  /// The volumes of the tracks over time; nil for their own (Players.MX1).
  open var audioMix: AVAudioMix?

  // MARK: Internals

  override var settings: [String: Any]? { audioSettings }
  override var readTracks: [AVAssetTrack] { audioTracks }
  override var volumes: [CMPersistentTrackID: VolumeCurve] { audioMix?.volumes ?? [:] }
  override var taps: [CMPersistentTrackID: MTAudioProcessingTap] { audioMix?.taps ?? [:] }

  override func refusal(_ asset: AVAsset) -> String? {
    guard let first = audioTracks.first else { return "it has no tracks" }
    guard audioTracks.allSatisfy({ $0.asset === asset }) else {
      return "its tracks are not all those of the asset"
    }
    guard let sound = first.sound, audioTracks.allSatisfy({ $0.mediaType == .audio }) else {
      return "its tracks are not all sound"
    }
    guard PCMFormat(audioSettings ?? [:], track: sound.basicDescription) != nil else {
      return "its settings are not those of linear PCM"
    }
    return nil
  }
}
