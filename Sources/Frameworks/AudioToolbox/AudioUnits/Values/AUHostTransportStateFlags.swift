/// The state of a host's transport.
public struct AUHostTransportStateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates flags of a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The state has changed since the last call.
  public static let changed = AUHostTransportStateFlags(rawValue: 1)
  /// The transport moves.
  public static let moving = AUHostTransportStateFlags(rawValue: 2)
  /// The host is recording, or armed.
  public static let recording = AUHostTransportStateFlags(rawValue: 4)
  /// The host is looping.
  public static let cycling = AUHostTransportStateFlags(rawValue: 8)
}
