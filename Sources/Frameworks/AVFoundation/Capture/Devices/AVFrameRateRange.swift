/// A range of frame rates.
open class AVFrameRateRange: NSObject {
  private override init() { super.init() }

  /// The lowest frame rate, per second.
  open var minFrameRate: Float64 { noCamera() }
  /// The highest frame rate, per second.
  open var maxFrameRate: Float64 { noCamera() }
  /// The minimum frame duration.
  open var minFrameDuration: CMTime { noCamera() }
  /// The maximum frame duration.
  open var maxFrameDuration: CMTime { noCamera() }
}
