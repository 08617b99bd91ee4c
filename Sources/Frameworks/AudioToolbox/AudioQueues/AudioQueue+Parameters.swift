// The parameters of audio queues.

/// Sets the volume, the volume ramp time, the pan, the play rate or the pitch of a playback queue.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inParamID: The parameter.
///   - inValue: The value; it is clamped to the parameter's range.
/// - Returns: `noErr`, `kAudioQueueErr_InvalidParameter` for an unknown parameter, or
///   `kAudio_ParamError` for a value that is not a number.
@discardableResult
public func AudioQueueSetParameter(
  _ inAQ: AudioQueueRef, _ inParamID: AudioQueueParameterID, _ inValue: AudioQueueParameterValue
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  // AudioQueues.AQ9.
  let range: ClosedRange<Float>
  switch inParamID {
  case kAudioQueueParam_Volume: range = 0...1
  case kAudioQueueParam_PlayRate: range = 0.5...2
  case kAudioQueueParam_Pitch: range = -2400...2400
  case kAudioQueueParam_VolumeRampTime: range = 0...3600
  case kAudioQueueParam_Pan: range = -1...1
  default: return kAudioQueueErr_InvalidParameter
  }
  guard queue is OutputQueue else { return kAudioQueueErr_InvalidQueueType }
  guard inValue.isFinite else { return kAudio_ParamError }
  let state = queue.state.withLock { state in
    state.parameters[inParamID] = min(max(inValue, range.lowerBound), range.upperBound)
    return state
  }
  queue.settingsChanged(state)
  return noErr
}

/// Returns the volume, the volume ramp time, the pan, the play rate or the pitch of a queue.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inParamID: The parameter.
///   - outValue: Receives the value.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidParameter` for an unknown parameter.
@discardableResult
public func AudioQueueGetParameter(
  _ inAQ: AudioQueueRef, _ inParamID: AudioQueueParameterID,
  _ outValue: UnsafeMutablePointer<AudioQueueParameterValue>
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  guard let value = queue.state.withLock({ $0.parameters[inParamID] }) else {
    return kAudioQueueErr_InvalidParameter
  }
  outValue.pointee = value
  return noErr
}
