/// Called when a tap is made, with the app's value; gives the memory of the tap.
public typealias MTAudioProcessingTapInitCallback = (
  MTAudioProcessingTap, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Void
/// Called when a tap is not used any more.
public typealias MTAudioProcessingTapFinalizeCallback = (MTAudioProcessingTap) -> Void
/// Called before sound is changed, with the largest number of frames and their format.
public typealias MTAudioProcessingTapPrepareCallback = (
  MTAudioProcessingTap, CMItemCount, UnsafePointer<AudioStreamBasicDescription>
) -> Void
/// Called after sound was changed.
public typealias MTAudioProcessingTapUnprepareCallback = (MTAudioProcessingTap) -> Void
/// Called for frames, which the function gets by `MTAudioProcessingTapGetSourceAudio`.
public typealias MTAudioProcessingTapProcessCallback = (
  MTAudioProcessingTap, CMItemCount, MTAudioProcessingTapFlags,
  UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<CMItemCount>,
  UnsafeMutablePointer<MTAudioProcessingTapFlags>
) -> Void

/// The functions of a tap.
public struct MTAudioProcessingTapCallbacks {
  /// The version: `kMTAudioProcessingTapCallbacksVersion_0`.
  public var version: Int32
  /// A value for the first function.
  public var clientInfo: UnsafeMutableRawPointer?
  /// Called when the tap is made.
  public var `init`: MTAudioProcessingTapInitCallback?
  /// Called when the tap is not used any more.
  public var finalize: MTAudioProcessingTapFinalizeCallback?
  /// Called before sound is changed.
  public var prepare: MTAudioProcessingTapPrepareCallback?
  /// Called after sound was changed.
  public var unprepare: MTAudioProcessingTapUnprepareCallback?
  /// Called for frames.
  public var process: MTAudioProcessingTapProcessCallback

  /// Creates functions of a tap.
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

  /// Creates functions that pass the sound as it is.
  init() {
    self.init(
      version: kMTAudioProcessingTapCallbacksVersion_0, clientInfo: nil, init: nil, finalize: nil,
      prepare: nil, unprepare: nil
    ) { tap, count, _, list, countOut, flagsOut in
      MTAudioProcessingTapGetSourceAudio(tap, count, list, flagsOut, nil, countOut)
    }
  }
}
