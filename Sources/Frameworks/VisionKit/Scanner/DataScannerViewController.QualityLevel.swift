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
