import TactusMediaReading

/// A snapshot of an asset's video composition when its use began (Players.VI1…).
struct ScenePlan: @unchecked Sendable {
  // The copies of instructions are immutable; those of apps must not change during their use, as
  // the documentation requires.

  /// The video of a track.
  struct Track: Sendable {
    var source: MediaSource
    var size: VideoSize
    /// The time ranges with video, in nanoseconds.
    var ranges: [Range<Int64>]
  }

  let composition: AVVideoComposition
  /// The frame size.
  let size: VideoSize
  /// The nanoseconds from one frame to the next.
  let frame: Double
  /// The duration in nanoseconds; nil if unknown.
  let duration: Int64?
  let instructions: [any AVVideoCompositionInstructionProtocol]
  let tracks: [CMPersistentTrackID: Track]
  let tool: AVVideoCompositionCoreAnimationTool?

  /// Creates the plan of a composition.
  ///
  /// - Parameters:
  ///   - composition: The composition.
  ///   - asset: The asset, which has been examined.
  ///   - usesTool: Whether the composition's layers are added.
  /// - Throws: `AVError` if the composition has no size or no frame duration.
  init(_ composition: AVVideoComposition, _ asset: AVAsset, usesTool: Bool) throws {
    let scale = CGFloat(composition.renderScale)
    let given = composition.renderSize
    let (width, height) = (given.width * scale, given.height * scale)
    let limit = CGFloat(VideoSize.largestSide)
    let tracks = asset.pictureTracks
    let timing = asset.track(withTrackID: composition.sourceTrackIDForFrameTiming)
    let step = timing.map(\.minFrameDuration).flatMap { $0.isNumeric ? $0 : nil }
    let frame = (step ?? composition.frameDuration).seconds * 1e9
    guard frame.isFinite, frame >= 1, width >= 1, height >= 1, width <= limit, height <= limit
    else {
      throw AVError(
        .invalidVideoComposition,
        reason: "the video composition needs a renderSize and a frameDuration")
    }
    self.composition = composition.copy() as? AVVideoComposition ?? composition
    size = VideoSize(width: Int(width.rounded()), height: Int(height.rounded()))
    (self.frame, self.tracks) = (frame, tracks)
    duration = asset.media?.duration
    tool = usesTool ? composition.animationTool : nil
    instructions = composition.instructions.map { instruction in
      guard let own = instruction as? AVVideoCompositionInstruction,
        let copy = own.copy() as? AVVideoCompositionInstruction,
        type(of: own) == AVMutableVideoCompositionInstruction.self
      else { return instruction }
      copy.content.layers = copy.content.layers.map {
        $0.copy() as? AVVideoCompositionLayerInstruction ?? $0
      }
      return copy
    }
  }

  /// The properties of the video.
  var video: MediaDescription.Video {
    MediaDescription.Video(
      width: size.width, height: size.height, frameRate: 1e9 / frame, bitRate: 0,
      codec: "")
  }

  /// Returns the number of the frame at a time in nanoseconds, tolerating rounding errors.
  func number(at time: Int64) -> Int64 {
    Int64(((Double(time) + Self.rounding) / frame).rounded(.down))
  }

  /// Returns the time of a frame in nanoseconds.
  func time(of number: Int64) -> Int64 { Int64((Double(number) * frame).rounded()) }

  /// The rounding error of times in nanoseconds.
  ///
  /// - Source: ours: far more than a time's rounding, far less than a frame. Confidence: guess.
  private static let rounding = 1_000.0

  /// Returns the instruction at a time.
  func instruction(at time: CMTime) -> (any AVVideoCompositionInstructionProtocol)? {
    instructions.first { $0.timeRange.containsTime(time) }
      ?? instructions.last { $0.timeRange.end == time }
  }
}
