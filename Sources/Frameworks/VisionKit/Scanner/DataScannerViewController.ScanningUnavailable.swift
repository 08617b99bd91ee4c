extension DataScannerViewController {
  /// The reason that a scanner cannot scan.
  public enum ScanningUnavailable: Error, Hashable {
    /// The phone cannot scan.
    case unsupported
    /// The user restricts the camera.
    case cameraRestricted
  }
}
