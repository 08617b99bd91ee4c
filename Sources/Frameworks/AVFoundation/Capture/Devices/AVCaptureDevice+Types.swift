extension AVCaptureDevice {
  /// The positions of a device on the phone.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// The torch modes.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// The flash modes.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// The focus modes.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// The exposure modes.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// The white balance modes.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// The restrictions of the focus range.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }

  /// The behaviors of a virtual device when it switches its primary constituent.
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
    case unsupported = 0
    case auto = 1
    case restricted = 2
    case locked = 3
  }

  /// The conditions for restricted switching of the primary constituent.
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
    /// The bits of the conditions.
    public let rawValue: UInt
    /// Creates conditions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The zoom factor changes.
    public static let videoZoomChanged = Self(rawValue: 1)
    /// The focus mode changes.
    public static let focusModeChanged = Self(rawValue: 2)
    /// The exposure mode changes.
    public static let exposureModeChanged = Self(rawValue: 4)
  }
}

/// The older name of the type of a device's position.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The older name of the torch mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The older name of the flash mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The older name of the focus mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The older name of the exposure mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
/// The older name of the white balance mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
/// The older name of the discovery session.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.DiscoverySession")
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
