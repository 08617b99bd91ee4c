// The kinds of audio units.
//
// Steps AudioUnits.OU1…; `Documentation/Behaviour/AudioUnits.md` has them.

/// Returns the first component after another one that matches a description.
///
/// The phone has two kinds of units: its output and input, with and without voice processing.
/// Version 3 units follow, in the order of `AUAudioUnit.registerSubclass(_:as:name:version:)`.
///
/// - Parameters:
///   - inComponent: The component after which the search begins; `nil` to begin with the first one.
///   - inDesc: The description; 0 stands for any value.
/// - Returns: The component, or `nil`.
public func AudioComponentFindNext(
  _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? {
  let all = ComponentRegistry.all
  let before = inComponent.map { component in
    all.firstIndex { $0.reference == component } ?? all.count
  }
  return all.dropFirst(before.map { $0 + 1 } ?? 0).first {
    ComponentRegistry.matches($0.description, inDesc.pointee)
  }?.reference
}

/// Returns the number of components that match a description.
///
/// - Parameter inDesc: The description; 0 matches any value.
/// - Returns: Their number.
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 {
  UInt32(
    ComponentRegistry.all.count { ComponentRegistry.matches($0.description, inDesc.pointee) })
}

/// Copies the type, subtype and manufacturer of a component.
///
/// - Parameters:
///   - inComponent: The component.
///   - outDesc: Receives the description.
/// - Returns: `noErr`, or `kAudio_ParamError`.
@discardableResult
public func AudioComponentGetDescription(
  _ inComponent: AudioComponent, _ outDesc: UnsafeMutablePointer<AudioComponentDescription>
) -> OSStatus {
  guard let component = ComponentRegistry.component(inComponent) else { return kAudio_ParamError }
  outDesc.pointee = component.description
  return noErr
}

/// Returns the version with which a component was registered.
///
/// - Parameters:
///   - inComponent: The component.
///   - outVersion: Receives the version.
/// - Returns: `noErr`, or `kAudio_ParamError`.
@discardableResult
public func AudioComponentGetVersion(
  _ inComponent: AudioComponent, _ outVersion: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  guard let component = ComponentRegistry.component(inComponent) else { return kAudio_ParamError }
  outVersion.pointee = component.version
  return noErr
}

/// Creates an output and input unit; `AUAudioUnit` creates version 3 units.
///
/// - Parameters:
///   - inComponent: The component.
///   - outInstance: Receives the unit.
/// - Returns: `noErr`, or `kAudio_ParamError`.
@discardableResult
public func AudioComponentInstanceNew(
  _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus {
  outInstance.pointee = nil
  guard let component = ComponentRegistry.component(inComponent), component.unitClass == nil else {
    return kAudio_ParamError
  }
  outInstance.pointee = RemoteIO(component.description).publish()
  return noErr
}

/// Stops a unit, and disposes of it.
///
/// - Parameter inInstance: The unit; invalid afterwards.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus {
  guard let unit = RemoteIO.all.remove(inInstance) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  unit.uninitialize()
  return noErr
}
