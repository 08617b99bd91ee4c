import Synchronization

/// The audio units of the phone, and those that the app registers.
///
/// - Thread: any, for every member.
enum ComponentRegistry {
  /// All components, those of the phone first.
  static var all: [RegisteredComponent] { registered.withLock { $0 } }

  /// Returns the first component that matches a description.
  static func first(_ wanted: AudioComponentDescription) -> RegisteredComponent? {
    all.first { matches($0.description, wanted) }
  }

  /// Returns the component of a reference.
  static func component(_ reference: OpaquePointer) -> RegisteredComponent? {
    all.first { $0.reference == reference }
  }

  /// Registers a class; one with the same codes is replaced, and its reference stays valid.
  static func register(
    _ unitClass: AUAudioUnit.Type, _ description: AudioComponentDescription, _ name: String,
    _ version: UInt32
  ) {
    var description = description
    description.componentFlags |= AudioComponentFlags.isV3AudioUnit.rawValue
    description.componentFlags |= AudioComponentFlags.canLoadInProcess.rawValue
    description.componentFlagsMask = 0
    let known = LiveReferences<Mark>()
    registered.withLock { components in
      let same = components.firstIndex { haveSameCodes($0.description, description) }
      let new = RegisteredComponent(
        description: description, name: name, version: version, unitClass: unitClass,
        reference: same.map { components[$0].reference } ?? known.add(Mark()))
      if let same { components[same] = new } else { components.append(new) }
    }
  }

  /// Returns whether a component matches a description, in which 0 matches any value.
  static func matches(
    _ component: AudioComponentDescription, _ wanted: AudioComponentDescription
  ) -> Bool {
    let mask = wanted.componentFlagsMask
    return (wanted.componentType == 0 || wanted.componentType == component.componentType)
      && (wanted.componentSubType == 0 || wanted.componentSubType == component.componentSubType)
      && (wanted.componentManufacturer == 0
        || wanted.componentManufacturer == component.componentManufacturer)
      && component.componentFlags & mask == wanted.componentFlags & mask
  }

  // MARK: Internals

  /// The object behind a component's reference.
  private final class Mark: Sendable {}

  private static let registered = Mutex<[RegisteredComponent]>(
    [
      (kAudioUnitSubType_RemoteIO, "RemoteIO"), (kAudioUnitSubType_VoiceProcessingIO, "VoiceIO"),
    ].map { subtype, name in
      RegisteredComponent(
        description: AudioComponentDescription(
          componentType: kAudioUnitType_Output, componentSubType: subtype,
          componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
          componentFlagsMask: 0),
        name: "Tactus: \(name)", version: 1, unitClass: nil,
        reference: LiveReferences<Mark>().add(Mark()))
    })

  private static func haveSameCodes(
    _ one: AudioComponentDescription, _ other: AudioComponentDescription
  ) -> Bool {
    one.componentType == other.componentType && one.componentSubType == other.componentSubType
      && one.componentManufacturer == other.componentManufacturer
  }
}
