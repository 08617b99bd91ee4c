/// A channel of sound of a connection.
open class AVCaptureAudioChannel: NSObject {
  private override init() { super.init() }

  /// The average level, in decibels.
  open var averagePowerLevel: Float { noCamera() }
  /// The peak level, in decibels.
  open var peakHoldLevel: Float { noCamera() }
}
