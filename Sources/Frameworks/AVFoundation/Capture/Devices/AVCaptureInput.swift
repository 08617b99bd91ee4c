/// An input of a session.
open class AVCaptureInput: NSObject {
  override init() { super.init() }

  /// The ports: the streams of media.
  open var ports: [Port] { noCamera() }

  /// A port: a stream of media of an input.
  open class Port: NSObject {
    override init() { super.init() }

    /// The input.
    open var input: AVCaptureInput { noCamera() }
    /// The media type.
    open var mediaType: AVMediaType { noCamera() }
    /// The format; `nil` while it is unknown.
    open var formatDescription: CMFormatDescription? { noCamera() }
    /// Whether the stream is enabled.
    open var isEnabled: Bool {
      get { noCamera() }
      set { noCamera() }
    }
    /// The clock of the stream.
    open var clock: CMClock? { noCamera() }
    /// The type of the device.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { noCamera() }
    /// The position of the device.
    open var sourceDevicePosition: AVCaptureDevice.Position { noCamera() }
  }
}

extension NSNotification.Name {
  /// The notification about a changed format of a port; never posted.
  public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
