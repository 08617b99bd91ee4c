/// Kinds of former calls.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Outgoing.
  public static let outgoing = Self(rawValue: 1 << 0)
  /// Missed.
  public static let missed = Self(rawValue: 1 << 1)
  /// Received.
  public static let received = Self(rawValue: 1 << 2)
  /// Latest.
  public static let latest = Self(rawValue: 1 << 3)
  /// Voicemail.
  public static let voicemail = Self(rawValue: 1 << 4)
  /// Ringing.
  public static let ringing = Self(rawValue: 1 << 5)
  /// The intent is being handled.
  public static let inProgress = Self(rawValue: 1 << 6)
  /// On hold.
  public static let onHold = Self(rawValue: 1 << 7)
}
