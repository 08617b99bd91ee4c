import AVFAudio

// The properties of audio units.

/// Returns the size of a unit's property, and whether it can be set.
///
/// - Parameters:
///   - inUnit: The unit.
///   - inID: The property.
///   - inScope: The scope.
///   - inElement: The element.
///   - outDataSize: Set to the size of the value in bytes; may be `nil`.
///   - outWritable: Set to whether the property can be set; may be `nil`.
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioUnitGetPropertyInfo(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope,
  _ inElement: AudioUnitElement, _ outDataSize: UnsafeMutablePointer<UInt32>?,
  _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
  guard let unit = RemoteIO.all.object(inUnit) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  guard let size = sizes[inID], unit.has(inID) else { return kAudioUnitErr_InvalidProperty }
  outDataSize?.pointee = UInt32(size)
  outWritable?.pointee = DarwinBoolean(!constant.contains(inID))
  return noErr
}

/// Copies a unit's property to the app's buffer.
///
/// - Parameters:
///   - inUnit: The unit.
///   - inID: The property.
///   - inScope: The scope.
///   - inElement: The element: 0 plays, 1 records.
///   - outData: Receives the value.
///   - ioDataSize: The size of the buffer in bytes; set to the size of the value.
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioUnitGetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope,
  _ inElement: AudioUnitElement, _ outData: UnsafeMutableRawPointer,
  _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  guard let unit = RemoteIO.all.object(inUnit) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  guard inElement <= 1 else { return kAudioUnitErr_InvalidElement }
  let state = unit.state.withLock { $0 }
  func store<Value>(_ value: Value) -> OSStatus {
    PropertyValues.store(value, ioDataSize, outData, else: kAudioUnitErr_InvalidPropertyValue)
  }
  // AudioUnits.OU2.
  let isApps = (inElement == 0) == (inScope == kAudioUnitScope_Input)
  let hardware = AudioStreamBasicDescription.unit(channels: inElement == 0 ? 2 : 1)
  let format = isApps ? (inElement == 0 ? state.output : state.input) : hardware
  switch inID {
  case kAudioUnitProperty_StreamFormat: return store(format)
  case kAudioUnitProperty_SampleRate: return store(format.mSampleRate)
  case kAudioUnitProperty_ElementCount: return store(UInt32(2))
  case kAudioUnitProperty_Latency: return store(0.0)
  case kAudioUnitProperty_LastRenderError: return store(state.lastStatus)
  case kAudioOutputUnitProperty_IsRunning: return store(UInt32(unit.isRunning ? 1 : 0))
  case kAudioOutputUnitProperty_HasIO: return store(UInt32(1))
  case kAudioOutputUnitProperty_EnableIO:
    return store(UInt32((inElement == 0 ? state.playsOutput : state.recordsInput) ? 1 : 0))
  default:
    guard unit.has(inID), let number = state.numbers[inID] else {
      return kAudioUnitErr_InvalidProperty
    }
    return store(number)
  }
}

/// Sets a unit's format, callback or setting; most can only be set while the unit is not
/// initialized.
///
/// - Parameters:
///   - inUnit: The unit.
///   - inID: The property.
///   - inScope: The scope.
///   - inElement: The element: 0 plays, 1 records.
///   - inData: The value; `nil` for none.
///   - inDataSize: The size of the value in bytes.
/// - Returns: `noErr`, or an error (AudioUnits.OU2).
@discardableResult
public func AudioUnitSetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope,
  _ inElement: AudioUnitElement, _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus {
  guard let unit = RemoteIO.all.object(inUnit) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  guard inElement <= 1 else { return kAudioUnitErr_InvalidElement }
  guard let size = sizes[inID], unit.has(inID) else { return kAudioUnitErr_InvalidProperty }
  guard !constant.contains(inID) else { return kAudioUnitErr_PropertyNotWritable }
  guard let inData, Int(inDataSize) == size else { return kAudioUnitErr_InvalidPropertyValue }
  let isInitialized = unit.state.withLock { $0.isInitialized }
  func number() -> UInt32 { inData.loadUnaligned(as: UInt32.self) }
  switch inID {
  case kAudioUnitProperty_StreamFormat:
    guard (inElement == 0) == (inScope == kAudioUnitScope_Input) else {
      return kAudioUnitErr_PropertyNotWritable
    }
    guard !isInitialized else { return kAudioUnitErr_Initialized }
    let format = inData.loadUnaligned(as: AudioStreamBasicDescription.self)
    guard isSupported(format, isOutput: inElement == 0) else {
      return kAudioUnitErr_FormatNotSupported
    }
    unit.state.withLock { state in
      if inElement == 0 { state.output = format } else { state.input = format }
    }
  case kAudioOutputUnitProperty_EnableIO:
    guard !isInitialized else { return kAudioUnitErr_Initialized }
    guard inScope == (inElement == 0 ? kAudioUnitScope_Output : kAudioUnitScope_Input) else {
      return kAudioUnitErr_InvalidScope
    }
    let isOn = number() != 0
    unit.state.withLock { state in
      if inElement == 0 { state.playsOutput = isOn } else { state.recordsInput = isOn }
    }
  case kAudioUnitProperty_SetRenderCallback, kAudioOutputUnitProperty_SetInputCallback:
    guard !isInitialized else { return kAudioUnitErr_Initialized }
    let callback = inData.assumingMemoryBound(to: AURenderCallbackStruct.self).pointee
    let isRender = inID == kAudioUnitProperty_SetRenderCallback
    unit.state.withLock { state in
      if isRender { state.render = callback } else { state.heard = callback }
    }
  default:
    let value = number()
    unit.state.withLock { $0.numbers[inID] = value }
  }
  return noErr
}

extension RemoteIO {
  /// Returns whether units of this type have a property.
  fileprivate func has(_ property: AudioUnitPropertyID) -> Bool {
    let isOfVoices =
      property == kAUVoiceIOProperty_BypassVoiceProcessing
      || property == kAUVoiceIOProperty_VoiceProcessingEnableAGC
    return !isOfVoices || kind.componentSubType == kAudioUnitSubType_VoiceProcessingIO
  }
}

/// The sizes of the properties in bytes.
private let sizes: [AudioUnitPropertyID: Int] = [
  kAudioUnitProperty_StreamFormat: MemoryLayout<AudioStreamBasicDescription>.size,
  kAudioUnitProperty_SampleRate: 8, kAudioUnitProperty_ElementCount: 4,
  kAudioUnitProperty_Latency: 8, kAudioUnitProperty_MaximumFramesPerSlice: 4,
  kAudioUnitProperty_LastRenderError: 4, kAudioOutputUnitProperty_IsRunning: 4,
  kAudioOutputUnitProperty_HasIO: 4, kAudioOutputUnitProperty_EnableIO: 4,
  kAudioUnitProperty_ShouldAllocateBuffer: 4, kAUVoiceIOProperty_BypassVoiceProcessing: 4,
  kAUVoiceIOProperty_VoiceProcessingEnableAGC: 4,
  kAudioUnitProperty_SetRenderCallback: MemoryLayout<AURenderCallbackStruct>.size,
  kAudioOutputUnitProperty_SetInputCallback: MemoryLayout<AURenderCallbackStruct>.size,
]

/// The properties that cannot be set.
private let constant: Set<AudioUnitPropertyID> = [
  kAudioUnitProperty_SampleRate, kAudioUnitProperty_ElementCount, kAudioUnitProperty_Latency,
  kAudioUnitProperty_LastRenderError, kAudioOutputUnitProperty_IsRunning,
  kAudioOutputUnitProperty_HasIO,
]

private func isSupported(_ format: AudioStreamBasicDescription, isOutput: Bool) -> Bool {
  guard let layout = PCMLayout(format), format.mFormatID == kAudioFormatLinearPCM else {
    return false
  }
  guard isOutput else {
    return layout.sampleRate >= QueueClock.deviceRate / 256
      && layout.sampleRate <= QueueClock.deviceRate * 4
  }
  // The format in which an engine's source node renders.
  var description = format
  let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(layout.channelCount)
  let channels = layout.channelCount > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil
  let node = AVAudioFormat(streamDescription: &description, channelLayout: channels)
  return node.map { $0.commonFormat != .otherFormat } ?? false
}
