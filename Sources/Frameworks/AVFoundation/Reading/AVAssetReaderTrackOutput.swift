internal import TactusCrashReports

/// An output for the samples of one track.
///
/// - Thread: one at a time.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  // One thread uses it, as the documentation requires.

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - outputSettings: The settings of linear PCM or of pixel buffers; nil for the stored format,
  ///     which only linear PCM supports.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init()
  }

  /// The track.
  public let track: AVAssetTrack
  /// The settings; nil for the stored format.
  public let outputSettings: [String: Any]?
  /// The media type of the track.
  open override var mediaType: AVMediaType { track.mediaType }
  /// The time-pitch algorithm; stored: scaled audio is interpolated.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

  // MARK: Internals

  override var settings: [String: Any]? { outputSettings }
  override var readTracks: [AVAssetTrack] { [track] }

  private var pictures: ReadPictures?

  override func start(_ asset: AVAsset, _ range: CMTimeRange) throws {
    guard track.mediaType == .video else { return try super.start(asset, range) }
    guard let known = asset.pictureTracks[track.trackID] else {
      throw AVError(.noSourceTrack, reason: "the track has no pictures")
    }
    pictures = try ReadPictures(
      .media(known.source), known.size, outputSettings, step: track.minFrameDuration)
    pictures?.restart([range])
  }

  override func nextBuffer() throws -> CMSampleBuffer? {
    track.mediaType == .video ? try pictures?.next() : try super.nextBuffer()
  }

  override func restart(_ timeRanges: [CMTimeRange]) {
    if let pictures { pictures.restart(timeRanges) } else { super.restart(timeRanges) }
  }

  override func stop() {
    pictures = nil
    super.stop()
  }

  override func refusal(_ asset: AVAsset) -> String? {
    guard track.asset === asset else { return "its track is one of another asset" }
    if track.mediaType == .video { return ReadPictures.refusal(outputSettings) }
    guard let sound = track.sound else { return "its track has no sound" }
    guard outputSettings != nil || sound.isLinearPCM else {
      return "its sound is compressed, and is read with settings of linear PCM only"
    }
    guard PCMFormat(outputSettings ?? [:], track: sound.basicDescription) != nil else {
      return "its settings are not those of linear PCM"
    }
    return nil
  }
}
