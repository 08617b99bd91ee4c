/// An input from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Creates an input from a device.
  public init(device: AVCaptureDevice) throws { noCamera() }

  /// The device.
  open var device: AVCaptureDevice { noCamera() }
  /// Returns the ports of a kind of media, from a type of device at a position.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { noCamera() }
  /// Whether photos and films begin with the same exposure.
  open var unifiedAutoExposureDefaultsEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// The shortest time between two pictures, instead of the device's.
  open var videoMinFrameDurationOverride: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
}
