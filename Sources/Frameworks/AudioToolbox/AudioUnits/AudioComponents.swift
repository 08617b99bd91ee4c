// The kinds of audio units.
//
// Steps AudioUnits.OU1…; `Documentation/Behaviour/AudioUnits.md` has them.

/// Finds the next component that matches a specified audio component description.
///
/// The phone has two kinds of units: its output and input, plain and for conversations.
///
/// - Parameters:
///   - inComponent: The component after which the search begins; `nil` for the first one.
///   - inDesc: The description; 0 stands for any value.
/// - Returns: The component, or `nil`.
public func AudioComponentFindNext(
  _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? {
  let first = inComponent.map { Components.index($0) + 1 } ?? 0
  return Components.all.indices.dropFirst(first).first {
    Components.matches(Components.all[$0], inDesc.pointee)
  }.map { Components.references[$0].reference }
}

/// Counts the components that match a specified audio component description.
///
/// - Parameter inDesc: The description; 0 stands for any value.
/// - Returns: Their number.
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 {
  UInt32(Components.all.count { Components.matches($0, inDesc.pointee) })
}

/// Gets an audio component's description.
///
/// - Parameters:
///   - inComponent: The component.
///   - outDesc: Receives the description.
/// - Returns: `noErr`, or `kAudio_ParamError`.
@discardableResult
public func AudioComponentGetDescription(
  _ inComponent: AudioComponent, _ outDesc: UnsafeMutablePointer<AudioComponentDescription>
) -> OSStatus {
  let index = Components.index(inComponent)
  guard index < Components.all.count else { return kAudio_ParamError }
  outDesc.pointee = Components.all[index]
  return noErr
}

/// Creates a new instance of an audio component.
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
  let index = Components.index(inComponent)
  guard index < Components.all.count else { return kAudio_ParamError }
  outInstance.pointee = RemoteIO(Components.all[index]).publish()
  return noErr
}

/// Disposes of an instance of an audio component.
///
/// - Parameter inInstance: The unit; its reference is invalid afterwards.
/// - Returns: `noErr`, or `kAudioComponentErr_InstanceInvalidated`.
@discardableResult
public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus {
  guard let unit = RemoteIO.all.remove(inInstance) else {
    return kAudioComponentErr_InstanceInvalidated
  }
  unit.uninitialize()
  return noErr
}

/// The kinds of units that the phone has.
private enum Components {
  static let all = [
    kAudioUnitSubType_RemoteIO, kAudioUnitSubType_VoiceProcessingIO,
  ].map {
    AudioComponentDescription(
      componentType: kAudioUnitType_Output, componentSubType: $0,
      componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
      componentFlagsMask: 0)
  }

  /// A component with its reference.
  final class Component: Sendable {
    static let known = LiveReferences<Component>()
  }

  /// A reference, which never changes.
  struct Reference: @unchecked Sendable {
    let reference: OpaquePointer
  }

  static let references = all.map { _ in Reference(reference: Component.known.add(Component())) }

  /// Returns the index of a component; the number of all for an unknown one.
  static func index(_ component: OpaquePointer) -> Int {
    references.firstIndex { $0.reference == component } ?? all.count
  }

  static func matches(
    _ component: AudioComponentDescription, _ wanted: AudioComponentDescription
  ) -> Bool {
    (wanted.componentType == 0 || wanted.componentType == component.componentType)
      && (wanted.componentSubType == 0 || wanted.componentSubType == component.componentSubType)
      && (wanted.componentManufacturer == 0
        || wanted.componentManufacturer == component.componentManufacturer)
  }
}
