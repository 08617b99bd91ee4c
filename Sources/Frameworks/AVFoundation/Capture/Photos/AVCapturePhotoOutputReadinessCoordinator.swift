/// A coordinator that tracks the readiness of a photo output.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject {
  /// Creates a coordinator of an output.
  public init(photoOutput: AVCapturePhotoOutput) {
    output = photoOutput
    super.init()
  }

  /// The delegate; it is never called, as the readiness never changes.
  open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
  /// The readiness of the output.
  open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { output.captureReadiness }
  /// Starts tracking a request; does nothing, as no request can be made.
  open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
  /// Stops tracking a request; does nothing, as no request can be made.
  open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}

  private let output: AVCapturePhotoOutput
}
