/// An input from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Creates an input from a device.
  public init(device: AVCaptureDevice) throws { noCamera() }

  /// The device.
  open var device: AVCaptureDevice { noCamera() }
  /// Returns the ports of a media type, by type and position of the device.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { noCamera() }
  /// Whether photos and movies start with the same automatic exposure.
  open var unifiedAutoExposureDefaultsEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// The minimum frame duration that overrides the device's.
  open var videoMinFrameDurationOverride: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
}
