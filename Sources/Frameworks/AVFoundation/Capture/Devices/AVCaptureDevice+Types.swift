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

  /// A mode of the white balance.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// A limit of the focus' distances.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }

  /// A rule by which a device that consists of others uses another of them.
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
    case unsupported = 0
    case auto = 1
    case restricted = 2
    case locked = 3
  }

  /// The changes with which a device that consists of others may use another of them.
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
    /// The bits of the changes.
    public let rawValue: UInt
    /// Creates changes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The zoom factor changes.
    public static let videoZoomChanged = Self(rawValue: 1)
    /// At changes of the focus mode.
    public static let focusModeChanged = Self(rawValue: 2)
    /// At changes of the exposure mode.
    public static let exposureModeChanged = Self(rawValue: 4)
  }
}

/// An older name of a device's position.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// An older name of the torch mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// An older name of the flash mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// An older name of the focus mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// An older name of the exposure mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
/// An older name of the white balance mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
/// An older name of a search for devices.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.DiscoverySession")
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
