/// The state of a time of SMPTE.
public struct SMPTETimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = SMPTETimeFlags(rawValue: 1)
  /// The time passes.
  public static let running = SMPTETimeFlags(rawValue: 2)
}
