extension AVCaptureDevice {
  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    private override init() { super.init() }

    /// Creates a search.
    public convenience init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) { self.init() }

    /// The devices that were found; none.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used at once; none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }
}
