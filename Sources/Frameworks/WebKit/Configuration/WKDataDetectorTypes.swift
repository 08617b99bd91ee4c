/// Kinds of data that become links in pages; stored.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Calendar events.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// Flight numbers.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// Lookup suggestions of Spotlight.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// All types.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
