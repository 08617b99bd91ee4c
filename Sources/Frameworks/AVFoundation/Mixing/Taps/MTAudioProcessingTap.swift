import Synchronization

/// A tap by which an app processes the audio of a track, or only listens to it.
///
/// Created by `MTAudioProcessingTapCreate(_:_:_:_:)` (Players.MX3…).
///
/// - Thread: any; the app's callbacks are called on one thread at a time, but not the main one.
public final class MTAudioProcessingTap: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  // The app is responsible for the thread safety of its callbacks and its storage; `source` is used
  // on the reading thread.

  init(_ callbacks: MTAudioProcessingTapCallbacks, _ flags: MTAudioProcessingTapCreationFlags) {
    self.callbacks = callbacks
    comesAfterVolume = flags & kMTAudioProcessingTapCreationFlag_PostEffects != 0
    // The callback may ask for the tap's storage, which does not exist yet.
    var memory: UnsafeMutableRawPointer?
    callbacks.`init`?(self, callbacks.clientInfo, &memory)
    storage = memory
  }

  deinit {
    // The callback needs a reference, which must not outlive its call.
    callbacks.finalize?(MTAudioProcessingTap(storage))
  }

  // MARK: Internals

  /// Creates the reference with which the app's storage is released.
  private init(_ storage: UnsafeMutableRawPointer?) {
    callbacks = MTAudioProcessingTapCallbacks()
    comesAfterVolume = false
    self.storage = storage
  }

  let callbacks: MTAudioProcessingTapCallbacks
  /// Whether the callbacks receive the audio after the mix's volume was applied.
  let comesAfterVolume: Bool
  /// The app's storage.
  private(set) var storage: UnsafeMutableRawPointer?
  /// The audio that is being processed; nil outside of the app's callback.
  weak var source: TapProcessedSound?
}
