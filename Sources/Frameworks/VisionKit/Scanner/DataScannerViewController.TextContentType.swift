extension DataScannerViewController {
  /// The kinds of data that a scanner looks for in text.
  public enum TextContentType: Hashable, Sendable {
    /// Dates, times and durations.
    case dateTimeDuration
    /// Email addresses.
    case emailAddress
    /// Flight numbers.
    case flightNumber
    /// Postal addresses.
    case fullStreetAddress
    /// Tracking numbers of shipments.
    case shipmentTrackingNumber
    /// Phone numbers.
    case telephoneNumber
    /// Web addresses.
    case URL
    /// Amounts of money.
    case currency
  }
}
