import TactusSoundProcessing

// The creation and the disposal of audio queues.
//
// Steps AudioQueues.AQ1…; `Documentation/Behaviour/AudioQueues.md` has them.

/// Creates a playback queue, with callbacks on a run loop or a thread of the queue.
///
/// - Parameters:
///   - inFormat: Linear PCM, μ-law or A-law.
///   - inCallbackProc: Called when the queue has played a buffer.
///   - inUserData: A value for the callback.
///   - inCallbackRunLoop: The run loop of the callbacks; `nil` for a thread of the queue.
///   - inCallbackRunLoopMode: The mode of the run loop; `nil` for the common modes.
///   - inFlags: 0.
///   - outAQ: Receives the queue.
/// - Returns: `noErr`, or `kAudioFormatUnsupportedDataFormatError` for another format.
@discardableResult
public func AudioQueueNewOutput(
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inCallbackProc: @escaping AudioQueueOutputCallback,
  _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?,
  _ inCallbackRunLoopMode: CFString?, _ inFlags: UInt32,
  _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus {
  makeOutput(inFormat, QueueCallbacks(inCallbackRunLoop, inCallbackRunLoopMode), inFlags, outAQ) {
    inCallbackProc(inUserData, $0, $1)
  }
}

/// Creates a playback queue, with callbacks on a dispatch queue.
///
/// - Parameters:
///   - outAQ: Receives the queue.
///   - inFormat: Linear PCM, μ-law or A-law.
///   - inFlags: 0.
///   - inCallbackDispatchQueue: The dispatch queue of the calls.
///   - inCallbackBlock: Called when the queue has played a buffer.
/// - Returns: `noErr`, or `kAudioFormatUnsupportedDataFormatError` for another format.
@discardableResult
public func AudioQueueNewOutputWithDispatchQueue(
  _ outAQ: UnsafeMutablePointer<AudioQueueRef?>,
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: UInt32,
  _ inCallbackDispatchQueue: DispatchQueue,
  _ inCallbackBlock: @escaping AudioQueueOutputCallbackBlock
) -> OSStatus {
  makeOutput(inFormat, QueueCallbacks(inCallbackDispatchQueue), inFlags, outAQ, inCallbackBlock)
}

/// Creates a recording queue, with callbacks on a run loop or a thread of the queue.
///
/// - Parameters:
///   - inFormat: Linear PCM, μ-law or A-law.
///   - inCallbackProc: Called when the queue has filled a buffer.
///   - inUserData: A value for the callback.
///   - inCallbackRunLoop: The run loop of the callbacks; `nil` for a thread of the queue.
///   - inCallbackRunLoopMode: The mode of the run loop; `nil` for the common modes.
///   - inFlags: 0.
///   - outAQ: Receives the queue.
/// - Returns: `noErr`, or `kAudioFormatUnsupportedDataFormatError` for another format.
@discardableResult
public func AudioQueueNewInput(
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inCallbackProc: @escaping AudioQueueInputCallback,
  _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?,
  _ inCallbackRunLoopMode: CFString?, _ inFlags: UInt32,
  _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus {
  makeInput(inFormat, QueueCallbacks(inCallbackRunLoop, inCallbackRunLoopMode), inFlags, outAQ) {
    inCallbackProc(inUserData, $0, $1, $2, $3, $4)
  }
}

/// Creates a recording queue, with callbacks on a dispatch queue.
///
/// - Parameters:
///   - outAQ: Receives the queue.
///   - inFormat: Linear PCM, μ-law or A-law.
///   - inFlags: 0.
///   - inCallbackDispatchQueue: The dispatch queue of the calls.
///   - inCallbackBlock: Called when the queue has filled a buffer.
/// - Returns: `noErr`, or `kAudioFormatUnsupportedDataFormatError` for another format.
@discardableResult
public func AudioQueueNewInputWithDispatchQueue(
  _ outAQ: UnsafeMutablePointer<AudioQueueRef?>,
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: UInt32,
  _ inCallbackDispatchQueue: DispatchQueue,
  _ inCallbackBlock: @escaping AudioQueueInputCallbackBlock
) -> OSStatus {
  makeInput(inFormat, QueueCallbacks(inCallbackDispatchQueue), inFlags, outAQ, inCallbackBlock)
}

/// Disposes of a queue, at once or when its enqueued buffers are done, and frees its buffers.
///
/// - Parameters:
///   - inAQ: The queue; invalid afterwards, and its buffers are freed.
///   - inImmediate: Whether enqueued buffers are skipped.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueDispose(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  if inImmediate || !queue.isRunning {
    queue.end()
    return noErr
  }
  queue.state.withLock { $0.isDisposing = true }
  return queue.stop(isImmediate: false)
}

private func makeOutput(
  _ format: UnsafePointer<AudioStreamBasicDescription>, _ callbacks: QueueCallbacks,
  _ flags: UInt32, _ result: UnsafeMutablePointer<AudioQueueRef?>,
  _ onPlayed: @escaping AudioQueueOutputCallbackBlock
) -> OSStatus {
  result.pointee = nil
  guard flags == 0 else { return kAudio_ParamError }
  // AudioQueues.AQ1.
  guard let layout = PCMLayout(format.pointee),
    RateConverter.accepts(ratio: QueueClock.deviceRate / layout.sampleRate)
  else { return kAudioFormatUnsupportedDataFormatError }
  let queue = OutputQueue(format.pointee, layout, callbacks, onPlayed: onPlayed)
  result.pointee = queue.publish()
  return noErr
}

private func makeInput(
  _ format: UnsafePointer<AudioStreamBasicDescription>, _ callbacks: QueueCallbacks,
  _ flags: UInt32, _ result: UnsafeMutablePointer<AudioQueueRef?>,
  _ onFilled: @escaping AudioQueueInputCallbackBlock
) -> OSStatus {
  result.pointee = nil
  guard flags == 0 else { return kAudio_ParamError }
  // AudioQueues.AQ1.
  guard let layout = PCMLayout(format.pointee),
    RateConverter.accepts(ratio: QueueClock.deviceRate / layout.sampleRate)
  else { return kAudioFormatUnsupportedDataFormatError }
  let queue = InputQueue(format.pointee, layout, callbacks) { onFilled($0, $1, $2, $3, nil) }
  result.pointee = queue.publish()
  return noErr
}
