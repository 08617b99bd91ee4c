import AVFAudio
import TactusCrashReports

// The properties of audio queues.

/// Copies a queue's property to the app's buffer.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inID: The property.
///   - outData: Receives the value.
///   - ioDataSize: The size of the buffer in bytes; set to the size of the value.
/// - Returns: `noErr`, `kAudioQueueErr_InvalidProperty`, or `kAudioQueueErr_InvalidPropertySize`.
@discardableResult @_disfavoredOverload
public func AudioQueueGetProperty(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outData: UnsafeMutableRawPointer,
  _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  let (size, error) = (ioDataSize, kAudioQueueErr_InvalidPropertySize)
  func number(_ value: UInt32) -> OSStatus {
    PropertyValues.store(value, size, outData, else: error)
  }
  let (timePitch, meters, cookie) = queue.state.withLock {
    ($0.timePitch, $0.metersLevels, $0.magicCookie)
  }
  switch inID {
  case kAudioQueueProperty_IsRunning: return number(queue.isRunning ? 1 : 0)
  case kAudioQueueDeviceProperty_SampleRate:
    return PropertyValues.store(QueueClock.deviceRate, size, outData, else: error)
  case kAudioQueueDeviceProperty_NumberChannels: return number(queue is OutputQueue ? 2 : 1)
  case kAudioQueueProperty_StreamDescription:
    return PropertyValues.store(queue.format, size, outData, else: error)
  case kAudioQueueProperty_EnableLevelMetering: return number(meters ? 1 : 0)
  case kAudioQueueProperty_CurrentLevelMeter, kAudioQueueProperty_CurrentLevelMeterDB:
    guard meters else { return kAudioQueueErr_InvalidProperty }
    let levels =
      inID == kAudioQueueProperty_CurrentLevelMeter ? queue.levels : queue.levels.map(\.decibels)
    return PropertyValues.store(all: levels, size, outData, else: error)
  case kAudioQueueProperty_CurrentDevice:
    return PropertyValues.store(object: queue.deviceName as CFString, size, outData, else: error)
  case kAudioQueueProperty_MagicCookie where !cookie.isEmpty:
    return PropertyValues.store(all: cookie, size, outData, else: error)
  case kAudioQueueProperty_MaximumOutputPacketSize where queue is InputQueue:
    return number(UInt32(queue.layout.frameBytes * queue.layout.bufferCount))
  case kAudioQueueProperty_EnableTimePitch: return number(timePitch.isEnabled ? 1 : 0)
  case kAudioQueueProperty_TimePitchAlgorithm: return number(timePitch.algorithm)
  case kAudioQueueProperty_TimePitchBypass: return number(timePitch.isBypassed ? 1 : 0)
  case kAudioQueueProperty_ConverterError: return number(0)
  default: return kAudioQueueErr_InvalidProperty
  }
}

/// Returns the size of a queue's property.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inID: The property.
///   - outDataSize: Receives the size in bytes.
/// - Returns: `noErr`, or `kAudioQueueErr_InvalidProperty`.
@discardableResult
public func AudioQueueGetPropertySize(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  let bytes: Int
  switch inID {
  case kAudioQueueProperty_IsRunning, kAudioQueueDeviceProperty_NumberChannels,
    kAudioQueueProperty_EnableLevelMetering, kAudioQueueProperty_EnableTimePitch,
    kAudioQueueProperty_TimePitchAlgorithm, kAudioQueueProperty_TimePitchBypass,
    kAudioQueueProperty_ConverterError, kAudioQueueProperty_MaximumOutputPacketSize:
    bytes = 4
  case kAudioQueueDeviceProperty_SampleRate: bytes = 8
  case kAudioQueueProperty_StreamDescription:
    bytes = MemoryLayout<AudioStreamBasicDescription>.size
  case kAudioQueueProperty_CurrentLevelMeter, kAudioQueueProperty_CurrentLevelMeterDB:
    bytes = queue.layout.channelCount * MemoryLayout<AudioQueueLevelMeterState>.stride
  case kAudioQueueProperty_CurrentDevice: bytes = MemoryLayout<CFString>.size
  case kAudioQueueProperty_MagicCookie: bytes = queue.state.withLock { $0.magicCookie.count }
  default: return kAudioQueueErr_InvalidProperty
  }
  outDataSize.pointee = UInt32(bytes)
  return noErr
}

/// Sets the metering, the time pitch algorithm or the magic cookie of a queue.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inID: The property.
///   - inData: The value.
///   - inDataSize: The size of the value in bytes.
/// - Returns: `noErr`, `kAudioQueueErr_InvalidProperty` for a property that does not exist or
///   cannot be set, `kAudioQueueErr_InvalidPropertySize`, `kAudioQueueErr_InvalidPropertyValue`, or
///   `kAudioQueueErr_InvalidRunState` for a property that cannot be set while the queue runs.
@discardableResult
public func AudioQueueSetProperty(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inData: UnsafeRawPointer,
  _ inDataSize: UInt32
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  if inID == kAudioQueueProperty_MagicCookie {
    // AudioQueues.AQ10.
    let bytes = Array(UnsafeRawBufferPointer(start: inData, count: Int(inDataSize)))
    queue.state.withLock { $0.magicCookie = bytes }
    return noErr
  }
  if inID == kAudioQueueProperty_CurrentDevice { return setDevice(queue, inData, inDataSize) }
  let settable = [
    kAudioQueueProperty_EnableLevelMetering, kAudioQueueProperty_EnableTimePitch,
    kAudioQueueProperty_TimePitchAlgorithm, kAudioQueueProperty_TimePitchBypass,
  ]
  guard settable.contains(inID) else { return kAudioQueueErr_InvalidProperty }
  guard let value = PropertyValues.load(UInt32.self, inDataSize, inData) else {
    return kAudioQueueErr_InvalidPropertySize
  }
  let isRunning = queue.isRunning
  switch inID {
  case kAudioQueueProperty_EnableLevelMetering:
    queue.state.withLock { $0.metersLevels = value != 0 }
  case kAudioQueueProperty_TimePitchBypass:
    queue.state.withLock { $0.timePitch.isBypassed = value != 0 }
  default:
    guard queue is OutputQueue else { return kAudioQueueErr_InvalidQueueType }
    guard !isRunning else { return kAudioQueueErr_InvalidRunState }
    if inID == kAudioQueueProperty_EnableTimePitch {
      queue.state.withLock { $0.timePitch.isEnabled = value != 0 }
    } else {
      let known = [
        kAudioQueueTimePitchAlgorithm_Spectral, kAudioQueueTimePitchAlgorithm_TimeDomain,
        kAudioQueueTimePitchAlgorithm_LowQualityZeroLatency,
        kAudioQueueTimePitchAlgorithm_Varispeed,
      ]
      guard known.contains(value) else { return kAudioQueueErr_InvalidPropertyValue }
      queue.state.withLock { $0.timePitch.algorithm = value }
    }
  }
  let state = queue.state.withLock { $0 }
  queue.settingsChanged(state)
  return noErr
}

/// Adds a listener, which is called after each change of a property.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inID: The property.
///   - inProc: The listener, called where the queue makes its callbacks.
///   - inUserData: A value for the callback.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueAddPropertyListener(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID,
  _ inProc: @escaping AudioQueuePropertyListenerProc, _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  let listener = SoundQueue.Listener(property: inID, function: inProc, data: inUserData)
  queue.state.withLock { $0.listeners.append(listener) }
  return noErr
}

/// Removes a listener of a property with the same user data.
///
/// Swift cannot compare functions, so the listener of the property that was added last with the
/// same user data is removed.
///
/// - Parameters:
///   - inAQ: The queue.
///   - inID: The property.
///   - inProc: The callback.
///   - inUserData: The value for the callback.
/// - Returns: `noErr`, or `kAudioQueueErr_QueueInvalidated`.
@discardableResult
public func AudioQueueRemovePropertyListener(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID,
  _ inProc: @escaping AudioQueuePropertyListenerProc, _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus {
  guard let queue = SoundQueue.all.object(inAQ) else { return kAudioQueueErr_QueueInvalidated }
  // Unchecked because the caller hands it over.
  nonisolated(unsafe) let data = inUserData
  queue.state.withLock { state in
    let index = state.listeners.lastIndex { $0.property == inID && $0.data == data }
    if let index { state.listeners.remove(at: index) }
  }
  return noErr
}

/// Accepts the name of the device, which is the one that the queue uses anyway.
private func setDevice(
  _ queue: SoundQueue, _ data: UnsafeRawPointer, _ size: UInt32
) -> OSStatus {
  guard let name = PropertyValues.text(size, data) else {
    return kAudioQueueErr_InvalidPropertySize
  }
  return name == queue.deviceName ? noErr : kAudioQueueErr_InvalidDevice
}

extension SoundQueue {
  /// The unique name of the port of playback or recording.
  fileprivate var deviceName: String {
    let route = AVAudioSession.sharedInstance().currentRoute
    let ports = self is OutputQueue ? route.outputs : route.inputs
    return ports.first?.uid ?? ""
  }
}

extension AudioQueueLevelMeterState {
  /// The levels in decibels relative to full scale.
  fileprivate var decibels: Self {
    Self(mAveragePower: Self.decibels(mAveragePower), mPeakPower: Self.decibels(mPeakPower))
  }

  /// - Source: −160 dB is the minimum of Apple's meters. Confidence: documented.
  private static func decibels(_ level: Float) -> Float {
    level > 0 ? max(20 * log10(level), -160) : -160
  }
}
