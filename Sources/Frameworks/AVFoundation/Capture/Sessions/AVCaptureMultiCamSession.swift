/// A session of several cameras, which the phone does not support.
///
/// - Thread: as `AVCaptureSession`; it adds nothing that changes.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether several cameras can be used at once: always false.
  open class var isMultiCamSupported: Bool { false }
  /// The pressure on the phone by heat and power: always 0.
  open var systemPressureCost: Float { 0 }
}
