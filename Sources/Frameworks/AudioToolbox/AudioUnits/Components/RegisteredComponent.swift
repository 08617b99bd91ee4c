/// A component with its reference, which never changes.
///
/// Sendable because nothing changes what the reference names.
struct RegisteredComponent: @unchecked Sendable {
  var description: AudioComponentDescription
  var name: String
  var version: UInt32
  /// The class of a version 3 unit; `nil` for the units of the phone.
  var unitClass: AUAudioUnit.Type?
  var reference: OpaquePointer

  /// The name of the unit: the part after the manufacturer's.
  var unitName: String { parts.count > 1 ? parts[1] : name }

  /// The name of the manufacturer: the part before the first colon; empty without one.
  var manufacturerName: String { parts.count > 1 ? parts[0] : "" }

  private var parts: [String] {
    guard let colon = name.firstIndex(of: ":") else { return [name] }
    let rest = name[name.index(after: colon)...].drop { $0 == " " }
    return [String(name[..<colon]), String(rest)]
  }
}
