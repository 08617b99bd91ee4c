/// The kinds of call records, as a set.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Calls from this phone.
  public static let outgoing = Self(rawValue: 1 << 0)
  /// Unanswered calls to this phone.
  public static let missed = Self(rawValue: 1 << 1)
  /// Answered calls to this phone.
  public static let received = Self(rawValue: 1 << 2)
  /// The most recent calls.
  public static let latest = Self(rawValue: 1 << 3)
  /// Voicemail messages.
  public static let voicemail = Self(rawValue: 1 << 4)
  /// Calls that are ringing.
  public static let ringing = Self(rawValue: 1 << 5)
  /// Calls that are in progress.
  public static let inProgress = Self(rawValue: 1 << 6)
  /// Calls that are on hold.
  public static let onHold = Self(rawValue: 1 << 7)
}
