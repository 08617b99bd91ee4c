/// A destination of media of a session.
open class AVCaptureOutput: NSObject {
  override init() { super.init() }

  /// The connections to inputs; none.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection to an input with a kind of media; `nil`, as there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
