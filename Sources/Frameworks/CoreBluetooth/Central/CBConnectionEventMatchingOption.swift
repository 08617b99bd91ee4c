/// A criterion for devices whose connection events are reported.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  /// The string of the option.
  public var rawValue: String

  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifiers of services, one of which a device must have: an array.
  public static let serviceUUIDs = CBConnectionEventMatchingOption(
    rawValue: "CBConnectionEventMatchingOptionServiceUUIDs")
  /// The identifiers of devices: an array.
  public static let peripheralUUIDs = CBConnectionEventMatchingOption(
    rawValue: "CBConnectionEventMatchingOptionPeripheralUUIDs")
}
