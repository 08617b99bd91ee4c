/// An option that selects the devices whose connections are reported.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public var rawValue: String

  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifiers of services, of which a device has one: an array.
  public static let serviceUUIDs = CBConnectionEventMatchingOption(
    rawValue: "CBConnectionEventMatchingOptionServiceUUIDs")
  /// The identifiers of devices: an array.
  public static let peripheralUUIDs = CBConnectionEventMatchingOption(
    rawValue: "CBConnectionEventMatchingOptionPeripheralUUIDs")
}
