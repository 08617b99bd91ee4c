import AVFAudio
import Foundation

/// An audio unit that an app can create.
///
/// Step AudioUnits.HO5.
open class AVAudioUnitComponent: NSObject {
  /// The name of the unit, without the manufacturer's.
  open var name: String { registered.unitName }

  /// The name of the type, in English.
  open var typeName: String {
    switch registered.description.componentType {
    case kAudioUnitType_Output: "Output"
    case kAudioUnitType_MusicDevice: "Music Device"
    case kAudioUnitType_MusicEffect: "Music Effect"
    case kAudioUnitType_FormatConverter: "Format Converter"
    case kAudioUnitType_Effect: "Effect"
    case kAudioUnitType_Mixer: "Mixer"
    case kAudioUnitType_Panner: "Panner"
    case kAudioUnitType_Generator: "Generator"
    case kAudioUnitType_OfflineEffect: "Offline Effect"
    case kAudioUnitType_MIDIProcessor: "MIDI Processor"
    default: ""
    }
  }

  /// The localized name of the type; English, as `typeName`.
  open var localizedTypeName: String { typeName }

  /// The name of the manufacturer.
  open var manufacturerName: String { registered.manufacturerName }

  /// The version.
  open var version: Int { Int(registered.version) }

  /// The version as numbers of 16, 8 and 8 bits, separated by periods.
  open var versionString: String {
    let number = registered.version
    return "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }

  /// Whether the unit works in a sandbox: always true.
  open var isSandboxSafe: Bool { true }

  /// Whether MIDI controls the unit, by its type.
  open var hasMIDIInput: Bool {
    [kAudioUnitType_MusicDevice, kAudioUnitType_MusicEffect, kAudioUnitType_MIDIProcessor]
      .contains(registered.description.componentType)
  }

  /// Whether the unit sends MIDI messages, by its type.
  open var hasMIDIOutput: Bool {
    registered.description.componentType == kAudioUnitType_MIDIProcessor
  }

  /// The tags of the unit: always empty.
  open var allTagNames: [String] { [] }

  /// The component.
  open var audioComponent: AudioComponent { registered.reference }

  /// The description.
  open var audioComponentDescription: AudioComponentDescription { registered.description }

  // MARK: Internals

  /// The properties by name, for predicates.
  var properties: [String: Any] {
    [
      "name": name, "typeName": typeName, "localizedTypeName": localizedTypeName,
      "manufacturerName": manufacturerName, "version": NSNumber(value: version),
      "versionString": versionString, "sandboxSafe": NSNumber(value: isSandboxSafe),
      "isSandboxSafe": NSNumber(value: isSandboxSafe),
      "hasMIDIInput": NSNumber(value: hasMIDIInput),
      "hasMIDIOutput": NSNumber(value: hasMIDIOutput), "allTagNames": allTagNames,
    ]
  }

  private let registered: RegisteredComponent

  init(_ registered: RegisteredComponent) {
    self.registered = registered
    super.init()
  }
}
