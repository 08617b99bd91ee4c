internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneLink
import TactusVirtualTime

/// A camera or microphone for capturing, of which the phone has none.
///
/// Nothing returns or creates an object of this class, so its instance members are never called;
/// they exist for code that names them. Steps Device.CA1…
///
/// - Thread: any.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  // MARK: Finding

  /// Returns the default device of a kind; `nil`, as there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the default device of a type, kind and position; `nil`, as there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns the devices; none.
  open class func devices() -> [AVCaptureDevice] { [] }

  /// Returns the devices of a kind; none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Creates a device from its identifier; `nil`, as there is none.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  // MARK: Permission

  /// Returns whether the app may use devices of a kind (Device.CA2).
  ///
  /// - Parameter mediaType: `video` for the camera, or `audio` for the microphone; other kinds end
  ///   the app.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch AppPermissions.permission(resource(mediaType)).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }

  /// Asks the user whether the app may use devices of a kind, unless that is decided; the closure
  /// is called on another thread with the answer (Device.CA2).
  ///
  /// - Parameters:
  ///   - mediaType: `video` for the camera, or `audio` for the microphone; other kinds end the app.
  ///   - handler: Receives whether the app may.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    AppPermissions.ask(resource(mediaType)) { permission in
      PhoneTime.callOnAnotherThread { handler(permission.status.permitsUse) }
    }
  }

  /// Asks the user whether the app may use devices of a kind, unless that is decided
  /// (Device.CA2).
  nonisolated(nonsending) open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await AppPermissions.ask(resource(mediaType)).status.permitsUse
  }

  private class func resource(_ mediaType: AVMediaType) -> ProtectedResource {
    switch mediaType {
    case .video: return .camera
    case .audio: return .microphone
    default:
      programmingError(
        "AVCaptureDevice: a permission is for .video or .audio, not for '\(mediaType.rawValue)'")
    }
  }

  // MARK: Properties

  /// The identifier.
  open var uniqueID: String { "" }
  /// The name for users.
  open var localizedName: String { "" }
  /// The position on the phone.
  open var position: Position { .unspecified }
  /// The type.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether the device is connected.
  open var isConnected: Bool { false }
  /// Returns whether the device has media of a kind.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

  // MARK: Configuring

  /// Begins exclusive changes; does nothing, as no device exists.
  open func lockForConfiguration() throws {}
  /// Ends exclusive changes; does nothing, as no device exists.
  open func unlockForConfiguration() {}

  /// Whether the device has a torch.
  open var hasTorch: Bool { false }
  /// Whether the torch can be switched on.
  open var isTorchAvailable: Bool { false }
  /// Whether the torch is on.
  open var isTorchActive: Bool { false }
  /// Returns whether the torch has a mode.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// The mode of the torch.
  open var torchMode: TorchMode {
    get { .off }
    set { _ = newValue }
  }
  /// Switches the torch on; does nothing, as no device exists.
  open func setTorchModeOn(level torchLevel: Float) throws {}

  /// Whether the device has a flash.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used.
  open var isFlashAvailable: Bool { false }
  /// Returns whether the flash has a mode.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// The mode of the flash.
  open var flashMode: FlashMode {
    get { .off }
    set { _ = newValue }
  }

  /// Returns whether the focus has a mode.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether the focus can be on a point.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The point of the focus, in parts of the picture.
  open var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { _ = newValue }
  }
  /// The mode of the focus.
  open var focusMode: FocusMode {
    get { .locked }
    set { _ = newValue }
  }

  /// Returns whether the exposure has a mode.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether the exposure can be for a point.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The point of the exposure, in parts of the picture.
  open var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { _ = newValue }
  }
  /// The mode of the exposure.
  open var exposureMode: ExposureMode {
    get { .locked }
    set { _ = newValue }
  }

  /// The zoom factor.
  open var videoZoomFactor: CGFloat {
    get { 1 }
    set { _ = newValue }
  }
}
