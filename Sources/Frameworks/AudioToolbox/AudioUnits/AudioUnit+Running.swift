// Running audio units.

/// Connects a unit to an engine, so that it can start; its formats are fixed until it is
/// uninitialized.
///
/// - Parameter inUnit: The unit.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus {
  RemoteIO.all.object(inUnit)?.initialize() ?? kAudioComponentErr_InstanceInvalidated
}

/// Stops a unit, and disconnects it, so that its formats can be changed.
///
/// - Parameter inUnit: The unit.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus {
  guard let unit = RemoteIO.all.object(inUnit) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  unit.uninitialize()
  return noErr
}

/// Activates the app's session, and starts an initialized unit.
///
/// - Parameter ci: The unit.
/// - Returns: `noErr`, `kAudioUnitErr_Uninitialized`, or the error of the app's session.
@discardableResult
public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus {
  RemoteIO.all.object(ci)?.start() ?? kAudioComponentErr_InstanceInvalidated
}

/// Stops a unit, which stays initialized.
///
/// - Parameter ci: The unit.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus {
  guard let unit = RemoteIO.all.object(ci) else { return kAudioComponentErr_InstanceInvalidated }
  unit.stop()
  return noErr
}

/// Checks that a unit exists.
///
/// Does nothing, because the units buffer no frames for playback.
///
/// - Parameters:
///   - inUnit: The unit.
///   - inScope: The scope.
///   - inElement: The element.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioUnitReset(
  _ inUnit: AudioUnit, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement
) -> OSStatus {
  RemoteIO.all.object(inUnit) == nil ? kAudioComponentErr_InstanceInvalidated : noErr
}

/// Reads frames that a unit has recorded.
///
/// - Parameters:
///   - inUnit: The unit.
///   - ioActionFlags: The flags, or `nil`.
///   - inTimeStamp: The time stamp that the app's callback received.
///   - inOutputBusNumber: 1, the recording element.
///   - inNumberFrames: The number of frames; missing ones are silent.
///   - ioData: The buffers; buffers without memory are set to the unit's.
/// - Returns: `noErr`, or an error (AudioUnits.OU4).
@discardableResult
public func AudioUnitRender(
  _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32,
  _ inNumberFrames: UInt32, _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
  guard let unit = RemoteIO.unit(inUnit) else { return kAudioComponentErr_InstanceInvalidated }
  guard inOutputBusNumber == 1 else { return kAudioUnitErr_InvalidElement }
  return unit.render(Int(inNumberFrames), into: ioData)
}
