// Running audio units.

/// Initializes an audio unit.
///
/// - Parameter inUnit: The unit.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus {
  RemoteIO.all.object(inUnit)?.initialize() ?? kAudioComponentErr_InstanceInvalidated
}

/// Uninitializes an audio unit, and stops it.
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

/// Starts an I/O audio unit, and activates the app's session.
///
/// - Parameter ci: The unit.
/// - Returns: `noErr`, `kAudioUnitErr_Uninitialized`, or the error of the app's session.
@discardableResult
public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus {
  RemoteIO.all.object(ci)?.start() ?? kAudioComponentErr_InstanceInvalidated
}

/// Stops an I/O audio unit.
///
/// - Parameter ci: The unit.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus {
  guard let unit = RemoteIO.all.object(ci) else { return kAudioComponentErr_InstanceInvalidated }
  unit.stop()
  return noErr
}

/// Resets an audio unit's render state.
///
/// Does nothing, because the units hold no frames that are played.
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

/// Initiates a rendering cycle for an audio unit: reads recorded sound.
///
/// - Parameters:
///   - inUnit: The unit.
///   - ioActionFlags: The flags, or `nil`.
///   - inTimeStamp: The time that the function of the app got.
///   - inOutputBusNumber: 1, the element that records.
///   - inNumberFrames: The number of frames; those that were not recorded yet are silent.
///   - ioData: The buffers; without memory they get the unit's.
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
