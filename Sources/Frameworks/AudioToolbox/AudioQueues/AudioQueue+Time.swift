// The times of audio queues.

/// Makes a timeline, which tells of the gaps in a queue's sound from now on.
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

/// Ends a timeline.
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

/// Reports how many frames have been heard or recorded since the start.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inTimeline: The timeline that tells of gaps, or `nil`.
///   - outTimeStamp: Receives the frames since the start that have been heard or recorded, and the
///     time of the host, or `nil`.
///   - outTimelineDiscontinuity: Receives whether there was a gap since the last call with the
///     timeline, or `nil`.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidRunState` for a queue that does not run.
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

/// Reports the time now, on the clocks of the host and of the sound device.
///
/// - Parameters:
///   - inAQ: The queue.
///   - outTimeStamp: Receives the time of the host, and that in frames of the device.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidRunState` for a queue that does not run.
@discardableResult
public func AudioQueueDeviceGetCurrentTime(
  _ inAQ: AudioQueueRef, _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard queue.isRunning else { return kAudioQueueErr_InvalidRunState }
  outTimeStamp.pointee = QueueClock.stamp(host: queue.now)
  return noErr
}

/// Computes the device's time from the host's, or the reverse.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inTime: A time of the host, or in frames of the device.
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

/// Completes a time by the other clock's, and keeps it otherwise.
///
/// Queues start at any time, so that the time stays as it is.
///
/// - Parameters:
///   - inAQ: The queue.
///   - ioRequestedStartTime: The time; receives the closest one.
///   - inFlags: 0.
/// - Returns: `noErr`, or `kAudio_ParamError` for a time of neither host nor device.
@discardableResult
public func AudioQueueDeviceGetNearestStartTime(
  _ inAQ: AudioQueueRef, _ ioRequestedStartTime: UnsafeMutablePointer<AudioTimeStamp>,
  _ inFlags: UInt32
) -> OSStatus {
  guard inFlags == 0 else { return kAudio_ParamError }
  return AudioQueueDeviceTranslateTime(
    inAQ, UnsafePointer(ioRequestedStartTime), ioRequestedStartTime)
}
