extension DataScannerViewController {
  /// The data that a scanner looks for in text.
  public enum TextContentType: Hashable, Sendable {
    case dateTimeDuration
    case emailAddress
    case flightNumber
    case fullStreetAddress
    case shipmentTrackingNumber
    case telephoneNumber
    case URL
    case currency
  }
}
