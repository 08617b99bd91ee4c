/// A source of media of a session.
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}
