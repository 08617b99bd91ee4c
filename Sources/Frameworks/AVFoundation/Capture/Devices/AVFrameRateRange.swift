/// A range of frame rates.
open class AVFrameRateRange: NSObject {
  private override init() { super.init() }

  /// The lowest frame rate, per second.
  open var minFrameRate: Float64 { noCamera() }
  /// The highest frame rate, per second.
  open var maxFrameRate: Float64 { noCamera() }
  /// The shortest time between two pictures.
  open var minFrameDuration: CMTime { noCamera() }
  /// The longest time between two pictures.
  open var maxFrameDuration: CMTime { noCamera() }
}
