/// Called when a tap is created, with the app's value; sets the tap's storage.
public typealias MTAudioProcessingTapInitCallback = (
  MTAudioProcessingTap, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Void
/// Called when a tap is no longer used.
public typealias MTAudioProcessingTapFinalizeCallback = (MTAudioProcessingTap) -> Void
/// Called before processing, with the maximum number of frames and their format.
public typealias MTAudioProcessingTapPrepareCallback = (
  MTAudioProcessingTap, CMItemCount, UnsafePointer<AudioStreamBasicDescription>
) -> Void
/// Called after processing.
public typealias MTAudioProcessingTapUnprepareCallback = (MTAudioProcessingTap) -> Void
/// Called to process frames, which the callback reads with `MTAudioProcessingTapGetSourceAudio`.
public typealias MTAudioProcessingTapProcessCallback = (
  MTAudioProcessingTap, CMItemCount, MTAudioProcessingTapFlags,
  UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<CMItemCount>,
  UnsafeMutablePointer<MTAudioProcessingTapFlags>
) -> Void

/// The callbacks of a tap.
public struct MTAudioProcessingTapCallbacks {
  /// The version: `kMTAudioProcessingTapCallbacksVersion_0`.
  public var version: Int32
  /// A value for the first callback.
  public var clientInfo: UnsafeMutableRawPointer?
  /// Called when the tap is created.
  public var `init`: MTAudioProcessingTapInitCallback?
  /// Called when the tap is no longer used.
  public var finalize: MTAudioProcessingTapFinalizeCallback?
  /// Called before processing.
  public var prepare: MTAudioProcessingTapPrepareCallback?
  /// Called after processing.
  public var unprepare: MTAudioProcessingTapUnprepareCallback?
  /// Called to process frames.
  public var process: MTAudioProcessingTapProcessCallback

  /// Creates the callbacks of a tap.
  public init(
    version: Int32, clientInfo: UnsafeMutableRawPointer?, init: MTAudioProcessingTapInitCallback?,
    finalize: MTAudioProcessingTapFinalizeCallback?, prepare: MTAudioProcessingTapPrepareCallback?,
    unprepare: MTAudioProcessingTapUnprepareCallback?,
    process: @escaping MTAudioProcessingTapProcessCallback
  ) {
    (self.version, self.clientInfo) = (version, clientInfo)
    (self.`init`, self.finalize) = (`init`, finalize)
    (self.prepare, self.unprepare, self.process) = (prepare, unprepare, process)
  }

  /// Creates callbacks that pass the audio through.
  init() {
    self.init(
      version: kMTAudioProcessingTapCallbacksVersion_0, clientInfo: nil, init: nil, finalize: nil,
      prepare: nil, unprepare: nil
    ) { tap, count, _, list, countOut, flagsOut in
      MTAudioProcessingTapGetSourceAudio(tap, count, list, flagsOut, nil, countOut)
    }
  }
}
