extension AVCaptureDevice {
  /// The angles by which a camera's pictures are turned to stand upright.
  ///
  /// - Thread: any; all its properties are constants.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    /// Creates the angles of a camera.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { noCamera() }

    /// The camera.
    open var device: AVCaptureDevice? { noCamera() }
    /// The layer that shows the pictures.
    open var previewLayer: CALayer? { noCamera() }
    /// The angle of pictures in the layer, in degrees.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { noCamera() }
    /// The angle of captured pictures, in degrees.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { noCamera() }
  }
}
