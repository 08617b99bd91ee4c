/// A multi-camera session, which the phone does not support.
///
/// - Thread: as `AVCaptureSession`; it adds nothing that changes.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether multi-camera sessions are supported: always false.
  open class var isMultiCamSupported: Bool { false }
  /// The system pressure cost: always 0.
  open var systemPressureCost: Float { 0 }
}
