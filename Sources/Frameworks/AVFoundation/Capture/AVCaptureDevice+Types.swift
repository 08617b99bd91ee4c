/// The permission to use devices of a kind.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

extension AVCaptureDevice {
  /// The position of a device on the phone.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// A mode of the torch.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// A mode of the flash.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// A mode of the focus.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// A mode of the exposure.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// A type of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A camera with a wide angle.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a wider angle.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with a telephoto lens.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A wide angle and a telephoto camera.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras with wide angles.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that also measures depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A microphone of the phone.
    public static let builtInMicrophone = microphone
  }
}

/// The older name of a device's position.
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The older name of a mode of the torch.
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The older name of a mode of the flash.
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode

extension AVCaptureDevice {
  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    /// Creates a search.
    public convenience init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) { self.init() }

    /// The devices that were found; none.
    open var devices: [AVCaptureDevice] { [] }
  }
}
