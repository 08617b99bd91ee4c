import Synchronization
import TactusThreads

/// A request to a compositor for a frame (Players.VI4…).
///
/// - Thread: any; nothing in it changes after its creation, or a lock guards it.
open class AVAsynchronousVideoCompositionRequest: NSObject, NSCopying, @unchecked Sendable {
  // The outcome has a lock; all else is immutable.

  /// Creates a request without frames; its result is discarded.
  public override init() {
    renderContext = AVVideoCompositionRenderContext()
    (compositionTime, frames) = (.invalid, [])
    videoCompositionInstruction = AVVideoCompositionInstruction()
    super.init()
  }

  init(
    _ context: AVVideoCompositionRenderContext, _ time: CMTime,
    _ instruction: any AVVideoCompositionInstructionProtocol,
    _ frames: [(track: CMPersistentTrackID, frame: CVPixelBuffer)]
  ) {
    (renderContext, compositionTime, self.frames) = (context, time, frames)
    videoCompositionInstruction = instruction
    super.init()
  }

  /// The render context.
  open private(set) var renderContext: AVVideoCompositionRenderContext
  /// The time of the frame.
  open private(set) var compositionTime: CMTime
  /// The instruction at the time.
  open private(set) var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
  /// The identifiers of the tracks with a frame.
  open var sourceTrackIDs: [NSNumber] { frames.map { NSNumber(value: $0.track) } }
  /// The identifiers of the tracks with metadata: always empty.
  open var sourceSampleDataTrackIDs: [NSNumber] { [] }

  /// Returns the frame of a track; nil if it has none at the time.
  open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? {
    frames.first { $0.track == trackID }?.frame
  }

  /// Returns the frame of a track with its time; nil if it has none at the time.
  open func sourceSampleBuffer(byTrackID trackID: CMPersistentTrackID) -> CMSampleBuffer? {
    guard let frame = sourceFrame(byTrackID: trackID),
      let format = try? CMFormatDescription(imageBuffer: frame)
    else { return nil }
    return try? CMSampleBuffer(
      imageBuffer: frame, formatDescription: format,
      sampleTiming: CMSampleTimingInfo(
        duration: renderContext.videoComposition.frameDuration,
        presentationTimeStamp: compositionTime, decodeTimeStamp: .invalid))
  }

  /// Finishes the request with a frame.
  open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {
    end(.success(Frame(buffer: composedVideoFrame)))
  }

  /// Finishes the request with an error, which ends the export or the playback.
  open func finish(with error: any Error) { end(.failure(error)) }

  /// Finishes the request as canceled.
  open func finishCancelledRequest() { end(.failure(AVError(.operationCancelled))) }

  /// Returns the request itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  /// A frame that one thread passes to another.
  struct Frame: Sendable {
    let buffer: CVPixelBuffer
  }

  private let frames: [(track: CMPersistentTrackID, frame: CVPixelBuffer)]
  private let outcome = Mutex<Result<Frame, any Error>?>(nil)
  private let isDone = WakeSignal()

  /// Waits for the frame; nil if the compositor takes too long.
  func wait(within limit: Duration) -> Result<Frame, any Error>? {
    isDone.wait(for: limit)
    return outcome.withLock { $0 }
  }

  private func end(_ result: Result<Frame, any Error>) {
    let isFirst = outcome.withLock { outcome in
      defer { outcome = outcome ?? result }
      return outcome == nil
    }
    if isFirst { isDone.signal() }
  }
}
