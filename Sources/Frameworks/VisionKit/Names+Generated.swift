// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/VisionKit.tsv.
// Do not edit.

extension ImageAnalysisInteraction {
  /// The errors about a subject's image.
  public enum SubjectUnavailable: Error, Hashable {
    /// There is no picture of the subject.
    case imageUnavailable
  }
}

extension DataScannerViewController {
  /// The quality levels of a scanner.
  public enum QualityLevel: Hashable, Sendable {
    /// Between speed and accuracy.
    case balanced
    /// Speed, for large texts.
    case fast
    /// Accuracy, for small texts and codes.
    case accurate
  }
}

extension DataScannerViewController {
  /// The reasons why a scanner cannot scan.
  public enum ScanningUnavailable: Error, Hashable {
    /// The phone cannot scan.
    case unsupported
    /// Restrictions forbid the camera.
    case cameraRestricted
  }
}

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
