/// The types of data that are detected in pages.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// Spotlight's suggestions.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// All types.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
