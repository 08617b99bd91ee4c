extension AVCaptureDevice {
  /// A search for devices; it finds nothing.
  open class DiscoverySession: NSObject {
    private override init() { super.init() }

    /// Creates a search.
    public convenience init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) { self.init() }

    /// The devices that were found: always empty.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used simultaneously: always empty.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }
}
