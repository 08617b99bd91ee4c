/// A session of several cameras, which the phone does not support.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether several cameras can be used at once; false, as there is none.
  open class var isMultiCamSupported: Bool { false }
  /// The pressure on the phone by heat and power; none.
  open var systemPressureCost: Float { 0 }
}
