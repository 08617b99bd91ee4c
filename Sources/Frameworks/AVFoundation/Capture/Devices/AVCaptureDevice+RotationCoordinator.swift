extension AVCaptureDevice {
  /// The rotation angles that make a camera's frames level with the horizon.
  ///
  /// - Thread: any; all its properties are constants.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    /// Creates the rotation angles of a camera.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { noCamera() }

    /// The camera.
    open var device: AVCaptureDevice? { noCamera() }
    /// The preview layer.
    open var previewLayer: CALayer? { noCamera() }
    /// The rotation angle for the preview, in degrees.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { noCamera() }
    /// The rotation angle for captured photos and frames, in degrees.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { noCamera() }
  }
}
