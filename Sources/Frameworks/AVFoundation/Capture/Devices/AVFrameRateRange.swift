/// A range of rates of pictures.
open class AVFrameRateRange: NSObject {
  private override init() { super.init() }

  /// The lowest rate, in pictures a second.
  open var minFrameRate: Float64 { noCamera() }
  /// The highest rate, in pictures a second.
  open var maxFrameRate: Float64 { noCamera() }
  /// The shortest time between two pictures.
  open var minFrameDuration: CMTime { noCamera() }
  /// The longest time between two pictures.
  open var maxFrameDuration: CMTime { noCamera() }
}
