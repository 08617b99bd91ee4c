import Synchronization

/// A function of an app that changes the sound of a track, or only listens to it.
///
/// `MTAudioProcessingTapCreate(_:_:_:_:)` makes one (Players.MX3…).
///
/// - Thread: any; the app's functions are called on one thread at a time, but not the main one.
public final class MTAudioProcessingTap: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  // The app's functions and its memory are used as it has said; `source` is used on the thread
  // that reads.

  init(_ callbacks: MTAudioProcessingTapCallbacks, _ flags: MTAudioProcessingTapCreationFlags) {
    self.callbacks = callbacks
    comesAfterVolume = flags & kMTAudioProcessingTapCreationFlag_PostEffects != 0
    // The function may ask for the tap's memory, which it does not have yet.
    var memory: UnsafeMutableRawPointer?
    callbacks.`init`?(self, callbacks.clientInfo, &memory)
    storage = memory
  }

  deinit {
    // The function needs a reference that outlives this one for no longer than its call.
    callbacks.finalize?(MTAudioProcessingTap(storage))
  }

  // MARK: Internals

  /// Creates the reference with which the app's memory is released.
  private init(_ storage: UnsafeMutableRawPointer?) {
    callbacks = MTAudioProcessingTapCallbacks()
    comesAfterVolume = false
    self.storage = storage
  }

  let callbacks: MTAudioProcessingTapCallbacks
  /// Whether the functions get the sound with the volume of the mix.
  let comesAfterVolume: Bool
  /// The app's memory.
  private(set) var storage: UnsafeMutableRawPointer?
  /// The sound that is being changed; nil outside of the app's function.
  weak var source: TapProcessedSound?
}
