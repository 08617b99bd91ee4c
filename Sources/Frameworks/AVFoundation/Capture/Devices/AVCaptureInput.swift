/// A source of media of a session.
open class AVCaptureInput: NSObject {
  override init() { super.init() }

  /// The streams of media.
  open var ports: [Port] { noCamera() }

  /// A stream of media of an input.
  open class Port: NSObject {
    override init() { super.init() }

    /// The input.
    open var input: AVCaptureInput { noCamera() }
    /// The kind of media.
    open var mediaType: AVMediaType { noCamera() }
    /// The format; `nil` while it is unknown.
    open var formatDescription: CMFormatDescription? { noCamera() }
    /// Whether media pass.
    open var isEnabled: Bool {
      get { noCamera() }
      set { noCamera() }
    }
    /// The clock of the media's times.
    open var clock: CMClock? { noCamera() }
    /// The type of the device.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { noCamera() }
    /// The position of the device.
    open var sourceDevicePosition: AVCaptureDevice.Position { noCamera() }
  }
}

extension NSNotification.Name {
  /// The name of a notification about a port's new format, which is never posted.
  public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
