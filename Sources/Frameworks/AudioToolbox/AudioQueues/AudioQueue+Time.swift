// The times of audio queues.

/// Creates a timeline, which detects gaps in a queue's sound from now on.
///
/// - Parameters:
///   - inAQ: The queue.
///   - outTimeline: Receives the timeline.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueCreateTimeline(
  _ inAQ: AudioQueueRef, _ outTimeline: UnsafeMutablePointer<AudioQueueTimelineRef?>
) -> OSStatus {
  outTimeline.pointee = nil
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  let timeline = QueueTimeline.all.add(QueueTimeline())
  queue.state.withLock { [gaps = queue.gapCount] in
    $0.timelines[timeline] = gaps
  }
  outTimeline.pointee = timeline
  return noErr
}

/// Disposes of a timeline.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inTimeline: The timeline.
/// - Returns: `noErr`, or `kAudio_ParamError` for a timeline of another queue.
@discardableResult
public func AudioQueueDisposeTimeline(
  _ inAQ: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  _ = QueueTimeline.all.remove(inTimeline)
  // Unchecked because the caller hands it over.
  nonisolated(unsafe) let timeline = inTimeline
  return queue.state.withLock { $0.timelines.removeValue(forKey: timeline) } == nil
    ? kAudio_ParamError : noErr
}

/// Returns the number of frames that have been heard or recorded since the start.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inTimeline: The timeline that detects gaps; may be `nil`.
///   - outTimeStamp: Set to the frames heard or recorded since the start, and to the host time; may
///     be `nil`.
///   - outTimelineDiscontinuity: Set to whether there was a gap since the last call with the
///     timeline; may be `nil`.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidRunState` for a queue that is not running.
@discardableResult
public func AudioQueueGetCurrentTime(
  _ inAQ: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef?,
  _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>?,
  _ outTimelineDiscontinuity: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard let position = queue.position else { return kAudioQueueErr_InvalidRunState }
  if let inTimeline {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let timeline = inTimeline
    let before = queue.state.withLock { [gaps = queue.gapCount] in
      $0.timelines[timeline] == nil ? nil : $0.timelines.updateValue(gaps, forKey: timeline)
    }
    guard let before else { return kAudio_ParamError }
    outTimelineDiscontinuity?.pointee = DarwinBoolean(before != queue.gapCount)
  } else {
    outTimelineDiscontinuity?.pointee = false
  }
  var time = AudioTimeStamp()
  (time.mSampleTime, time.mHostTime, time.mRateScalar) = (position, queue.now, 1)
  time.mFlags = [.sampleHostTimeValid, .rateScalarValid]
  outTimeStamp?.pointee = time
  return noErr
}

/// Returns the current time, on the clocks of the host and of the sound device.
///
/// - Parameters:
///   - inAQ: The queue.
///   - outTimeStamp: Set to the host time, and to the time in frames of the device.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidRunState` for a queue that is not running.
@discardableResult
public func AudioQueueDeviceGetCurrentTime(
  _ inAQ: AudioQueueRef, _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard queue.isRunning else { return kAudioQueueErr_InvalidRunState }
  outTimeStamp.pointee = QueueClock.stamp(host: queue.now)
  return noErr
}

/// Translates host time to device time, or the reverse.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inTime: A host time, or a time in frames of the device.
///   - outTime: Receives both.
/// - Returns: `noErr`, or `kAudio_ParamError` for a time without either.
@discardableResult
public func AudioQueueDeviceTranslateTime(
  _ inAQ: AudioQueueRef, _ inTime: UnsafePointer<AudioTimeStamp>,
  _ outTime: UnsafeMutablePointer<AudioTimeStamp>
) -> OSStatus {
  guard SoundQueue.all.object(inAQ) != nil else { return kAudioQueueErr_QueueInvalidated }
  guard let host = QueueClock.host(inTime.pointee) else { return kAudio_ParamError }
  outTime.pointee = QueueClock.stamp(host: host)
  return noErr
}

/// Adds the time of the other clock to a time stamp.
///
/// Queues can start at any time, so the time itself stays as it is.
///
/// - Parameters:
///   - inAQ: The queue.
///   - ioRequestedStartTime: The time; receives the closest one.
///   - inFlags: 0.
/// - Returns: `noErr`, or `kAudio_ParamError` for a time stamp without host and device time.
@discardableResult
public func AudioQueueDeviceGetNearestStartTime(
  _ inAQ: AudioQueueRef, _ ioRequestedStartTime: UnsafeMutablePointer<AudioTimeStamp>,
  _ inFlags: UInt32
) -> OSStatus {
  guard inFlags == 0 else { return kAudio_ParamError }
  return AudioQueueDeviceTranslateTime(
    inAQ, UnsafePointer(ioRequestedStartTime), ioRequestedStartTime)
}
