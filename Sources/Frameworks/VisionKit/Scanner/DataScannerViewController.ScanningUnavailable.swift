extension DataScannerViewController {
  /// The reasons why a scanner cannot scan.
  public enum ScanningUnavailable: Error, Hashable {
    /// The phone cannot scan.
    case unsupported
    /// Restrictions forbid the camera.
    case cameraRestricted
  }
}
