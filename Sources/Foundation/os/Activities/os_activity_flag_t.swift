/// The options for a new activity.
public struct os_activity_flag_t: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: UInt32
  /// Creates an option without a value.
  public init() { rawValue = 0 }
  /// Creates an option from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an option from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Returns whether the option includes another one.
  func includes(_ other: os_activity_flag_t) -> Bool { rawValue & other.rawValue != 0 }
}
