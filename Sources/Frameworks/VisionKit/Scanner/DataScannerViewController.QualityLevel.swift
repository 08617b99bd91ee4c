extension DataScannerViewController {
  /// The quality of a scanner's recognition.
  public enum QualityLevel: Hashable, Sendable {
    case balanced
    case fast
    case accurate
  }
}
