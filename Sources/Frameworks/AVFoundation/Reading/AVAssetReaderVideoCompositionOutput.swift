import TactusMediaReading

/// An output for the frames of a video composition (Players.RD5…).
///
/// - Thread: one at a time.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  // One thread uses it, as the documentation requires.

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - videoTracks: The tracks.
  ///   - videoSettings: The pixel buffer settings; nil for the framework's default.
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    super.init()
  }

  /// The tracks.
  public let videoTracks: [AVAssetTrack]
  /// The settings; nil for the framework's default.
  public let videoSettings: [String: Any]?
  /// The media type: video.
  open override var mediaType: AVMediaType { .video }
  /// The composition; without one, nothing can be read.
  open var videoComposition: AVVideoComposition? {
    get { composition }
    set { composition = newValue?.copy() as? AVVideoComposition }
  }
  /// The custom compositor; nil, as each reader creates its own.
  open var customVideoCompositor: (any AVVideoCompositing)? { nil }

  // MARK: Internals

  private var composition: AVVideoComposition?
  private var pictures: ReadPictures?

  override func refusal(_ asset: AVAsset) -> String? {
    guard !videoTracks.isEmpty else { return "it has no tracks" }
    guard videoTracks.allSatisfy({ $0.asset === asset && $0.mediaType == .video }) else {
      return "its tracks are not all pictures of the asset"
    }
    return ReadPictures.refusal(videoSettings ?? [:])
  }

  override func start(_ asset: AVAsset, _ range: CMTimeRange) throws {
    guard let composition else {
      throw AVError(.invalidVideoComposition, reason: "the output has no video composition")
    }
    let plan = try ScenePlan(composition, asset, usesTool: false)
    pictures = try ReadPictures(
      .scene(plan), plan.size, videoSettings, step: composition.frameDuration)
    pictures?.restart([range])
  }

  override func nextBuffer() throws -> CMSampleBuffer? { try pictures?.next() }

  override func restart(_ timeRanges: [CMTimeRange]) { pictures?.restart(timeRanges) }

  override func stop() { pictures = nil }
}
