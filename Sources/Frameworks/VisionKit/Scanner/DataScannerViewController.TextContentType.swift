extension DataScannerViewController {
  /// The data that a scanner looks for in text.
  public enum TextContentType: Hashable, Sendable {
    /// Dates, times and durations.
    case dateTimeDuration
    /// Email addresses.
    case emailAddress
    /// Numbers of flights.
    case flightNumber
    /// Postal addresses.
    case fullStreetAddress
    /// Numbers of parcels.
    case shipmentTrackingNumber
    /// Phone numbers.
    case telephoneNumber
    /// Web addresses.
    case URL
    /// Amounts of money.
    case currency
  }
}
