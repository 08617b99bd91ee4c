extension DataScannerViewController {
  /// The quality of a scanner's recognition.
  public enum QualityLevel: Hashable, Sendable {
    /// Between speed and accuracy.
    case balanced
    /// Speed, for large texts.
    case fast
    /// Accuracy, for small texts and codes.
    case accurate
  }
}
