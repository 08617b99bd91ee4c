extension AVCaptureDevice {
  /// The statuses of the lens stabilization of a photo.
  public enum LensStabilizationStatus: Int, Sendable {
    case unsupported = 0
    case off = 1
    case active = 2
    case outOfRange = 3
    case unavailable = 4
  }
}
