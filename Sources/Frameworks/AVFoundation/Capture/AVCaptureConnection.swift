/// A connection of an input to an output or a preview, of which there is none.
open class AVCaptureConnection: NSObject {
  override init() { super.init() }

  /// Whether media pass; stored.
  open var isEnabled = true
  /// Whether the orientation can be changed.
  open var isVideoOrientationSupported: Bool { false }
  /// The orientation of the pictures; stored.
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  /// Whether the pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether the pictures are mirrored; stored.
  open var isVideoMirrored = false
  /// Whether the input decides about mirroring; stored.
  open var automaticallyAdjustsVideoMirroring = true
}
