// The buffers of audio queues.

/// Allocates a buffer, which the queue owns.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inBufferByteSize: The size of the buffer in bytes.
///   - outBuffer: Receives the buffer.
/// - Returns: `noErr`, `kAudioQueueErr_QueueInvalidated`, or `kAudio_MemFullError` for a size of 0
///   or more than 256 MiB.
@discardableResult
public func AudioQueueAllocateBuffer(
  _ inAQ: AudioQueueRef, _ inBufferByteSize: UInt32,
  _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus {
  AudioQueueAllocateBufferWithPacketDescriptions(inAQ, inBufferByteSize, 0, outBuffer)
}

/// Allocates a buffer with packet descriptions, which the queue owns.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inBufferByteSize: The size of the buffer in bytes.
///   - inNumberPacketDescriptions: The maximum number of descriptions.
///   - outBuffer: Receives the buffer.
/// - Returns: `noErr`, `kAudioQueueErr_QueueInvalidated`, or `kAudio_MemFullError`.
@discardableResult
public func AudioQueueAllocateBufferWithPacketDescriptions(
  _ inAQ: AudioQueueRef, _ inBufferByteSize: UInt32, _ inNumberPacketDescriptions: UInt32,
  _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus {
  outBuffer.pointee = nil
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  // Unchecked because the closure that sets it has ended when it is read.
  nonisolated(unsafe) var buffer: AudioQueueBufferRef?
  queue.state.withLock { state in
    buffer = state.buffers.allocate(
      Int(inBufferByteSize), descriptions: Int(inNumberPacketDescriptions))
  }
  outBuffer.pointee = buffer
  return buffer == nil ? kAudio_MemFullError : noErr
}

/// Frees a buffer that is not enqueued.
///
/// - Parameters:
///   - inAQ: The queue that allocated the buffer.
///   - inBuffer: The buffer; it must not be enqueued.
/// - Returns: `noErr`, `kAudioQueueErr_InvalidBuffer` for one of another queue, or
///   `kAudioQueueErr_BufferInQueue`.
@discardableResult
public func AudioQueueFreeBuffer(
  _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  // Unchecked because the caller hands it over.
  nonisolated(unsafe) let buffer = inBuffer
  return queue.state.withLock { state in
    guard state.buffers.contains(buffer) else { return kAudioQueueErr_InvalidBuffer }
    guard !state.buffers.enqueued.contains(buffer) else { return kAudioQueueErr_BufferInQueue }
    state.buffers.free(buffer)
    return noErr
  }
}

/// Enqueues a buffer to be played or filled.
///
/// - Parameters:
///   - inAQ: The queue that allocated the buffer.
///   - inBuffer: The buffer; if it is played, `mAudioDataByteSize` is its number of bytes.
///   - inNumPacketDescs: The number of packet descriptions; 0 for formats that need none.
///   - inPacketDescs: The packet descriptions, which uncompressed formats do not need.
/// - Returns: `noErr`, or an error (AudioQueues.AQ2).
@discardableResult
public func AudioQueueEnqueueBuffer(
  _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
  _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  if let input = queue as? InputQueue { return input.enqueue(inBuffer) }
  var start = 0.0
  return (queue as? OutputQueue)?.enqueue(inBuffer, actualStart: &start)
    ?? kAudioQueueErr_InvalidQueueType
}

/// Enqueues a buffer to be played: trimmed, at a start time, or with a volume of its own.
///
/// - Parameters:
///   - inAQ: The queue that allocated the buffer.
///   - inBuffer: The buffer.
///   - inNumPacketDescs: The number of packet descriptions; 0 for formats that need none.
///   - inPacketDescs: The packet descriptions, which uncompressed formats do not need.
///   - inTrimFramesAtStart: The number of frames to skip at the start.
///   - inTrimFramesAtEnd: The number of frames to skip at the end.
///   - inNumParamValues: The number of values of parameters.
///   - inParamValues: Parameter values that take effect with the buffer; only the volume is
///     supported.
///   - inStartTime: The earliest time of the first frame, in frames of the queue; may be `nil`.
///   - outActualStartTime: Set to the time of the first frame; may be `nil`.
/// - Returns: `noErr`, or an error (AudioQueues.AQ2, AudioQueues.AQ9).
@discardableResult
public func AudioQueueEnqueueBufferWithParameters(
  _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
  _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?, _ inTrimFramesAtStart: UInt32,
  _ inTrimFramesAtEnd: UInt32, _ inNumParamValues: UInt32,
  _ inParamValues: UnsafePointer<AudioQueueParameterEvent>?,
  _ inStartTime: UnsafePointer<AudioTimeStamp>?,
  _ outActualStartTime: UnsafeMutablePointer<AudioTimeStamp>?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard let output = queue as? OutputQueue else { return kAudioQueueErr_InvalidQueueType }
  var volume = Float.nan
  if inNumParamValues > 0 {
    guard let inParamValues else { return kAudio_ParamError }
    for event in UnsafeBufferPointer(start: inParamValues, count: Int(inNumParamValues)) {
      guard event.mID == kAudioQueueParam_Volume, event.mValue.isFinite else {
        return kAudioQueueErr_InvalidParameter
      }
      volume = min(max(event.mValue, 0), 1)
    }
  }
  var start = 0.0
  if let time = inStartTime?.pointee {
    guard time.mFlags.contains(.sampleTimeValid), time.mSampleTime.isFinite else {
      return kAudio_ParamError
    }
    start = max(0, time.mSampleTime)
  }
  var actual = 0.0
  let status = output.enqueue(
    inBuffer, trims: (Int(inTrimFramesAtStart), Int(inTrimFramesAtEnd)), start: start,
    volume: volume, actualStart: &actual)
  if status == noErr, let outActualStartTime {
    var time = AudioTimeStamp()
    (time.mSampleTime, time.mFlags) = (actual, .sampleTimeValid)
    outActualStartTime.pointee = time
  }
  return status
}
