/// The ports that an app's category uses.
public struct SoundPorts: OptionSet, Sendable, Hashable {
  /// An input: the category records.
  public static let input = SoundPorts(rawValue: 1)
  /// An output: the category plays.
  public static let output = SoundPorts(rawValue: 2)
  /// A Bluetooth device is used with its microphone.
  public static let calls = SoundPorts(rawValue: 4)

  /// The bits, 0…7.
  public let rawValue: UInt8

  /// Creates ports from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension SoundSession {
  /// The ports that the category uses (AudioSession.AS2, AudioSession.RO2).
  public var ports: SoundPorts {
    var ports: SoundPorts = category.records ? .input : []
    if category != .record { ports.insert(.output) }
    if category.records, allowsBluetoothCalls { ports.insert(.calls) }
    return ports
  }
}
