/// An audio channel of a connection.
open class AVCaptureAudioChannel: NSObject {
  private override init() { super.init() }

  /// The average level, in decibels.
  open var averagePowerLevel: Float { noCamera() }
  /// The peak-hold level, in decibels.
  open var peakHoldLevel: Float { noCamera() }
}
