/// The data that an output captured at one time.
open class AVCaptureSynchronizedData: NSObject {
  override init() { super.init() }

  /// The time.
  open var timestamp: CMTime { noCamera() }
}
