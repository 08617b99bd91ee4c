/// An input from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  open private(set) var device: AVCaptureDevice

  /// Creates an input from a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
