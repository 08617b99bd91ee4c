// Starting and stopping audio queues.

/// Starts a queue, or continues it after a pause.
///
/// The first start activates the app's session.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inStartTime: The time of the first frame, as host time or in frames of the device; `nil` for
///     as soon as possible.
/// - Returns: `noErr`, or the error of the app's session, such as during a call (AudioQueues.AQ5).
@discardableResult
public func AudioQueueStart(
  _ inAQ: AudioQueueRef, _ inStartTime: UnsafePointer<AudioTimeStamp>?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard let time = inStartTime?.pointee else { return queue.start(at: nil) }
  guard let host = QueueClock.host(time) else { return kAudio_ParamError }
  return queue.start(at: host)
}

/// Returns the number of frames that are ready for playback.
///
/// Buffers are decoded when they are enqueued, so there is nothing to do.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inNumberOfFramesToPrepare: The number of frames; 0 for all.
///   - outNumberOfFramesPrepared: Set to the number of frames that are ready; may be `nil`.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidQueueType` for a recording queue.
@discardableResult
public func AudioQueuePrime(
  _ inAQ: AudioQueueRef, _ inNumberOfFramesToPrepare: UInt32,
  _ outNumberOfFramesPrepared: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard let output = queue as? OutputQueue else { return kAudioQueueErr_InvalidQueueType }
  let pending = UInt32(clamping: output.pendingFrameCount)
  outNumberOfFramesPrepared?.pointee =
    inNumberOfFramesToPrepare == 0 ? pending : min(pending, inNumberOfFramesToPrepare)
  return noErr
}

/// Stops a queue, at once or after the enqueued buffers.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inImmediate: Whether it stops at once, and all buffers are returned before this returns;
///     otherwise it stops when the enqueued buffers have been played.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueStop(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus {
  SoundQueue.all.object(inAQ)?.stop(isImmediate: inImmediate) ?? kAudioQueueErr_QueueInvalidated
}

/// Pauses a queue.
///
/// The buffers stay enqueued, and the queue counts as running.
///
/// - Parameter inAQ: The queue.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueuePause(_ inAQ: AudioQueueRef) -> OSStatus {
  SoundQueue.all.object(inAQ)?.pause() ?? kAudioQueueErr_QueueInvalidated
}

/// Returns all buffers to the app without playing or filling them.
///
/// - Parameter inAQ: The queue.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueReset(_ inAQ: AudioQueueRef) -> OSStatus {
  SoundQueue.all.object(inAQ)?.reset() ?? kAudioQueueErr_QueueInvalidated
}

/// Checks that a queue exists.
///
/// Does nothing else, because the formats that queues play have no decoder state.
///
/// - Parameter inAQ: The queue.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueFlush(_ inAQ: AudioQueueRef) -> OSStatus {
  SoundQueue.all.object(inAQ) == nil ? kAudioQueueErr_QueueInvalidated : noErr
}
