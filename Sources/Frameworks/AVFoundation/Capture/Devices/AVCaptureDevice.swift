internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneLink
import TactusVirtualTime

/// A camera or microphone; the phone has neither for capturing.
///
/// No object of this class is ever created, so its instance members are never called; they exist so
/// that code that names them compiles (Device.CA1…).
///
/// - Thread: any; all its properties are constants.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  // MARK: Finding

  /// Returns the default device of a media type; always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the default device of a type, media type and position; always `nil`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns the devices: always an empty array.
  open class func devices() -> [AVCaptureDevice] { [] }

  /// Returns the devices of a media type: always an empty array.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Creates a device from its identifier; always `nil`.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  /// The camera that the user prefers; always `nil`.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  /// The camera that the system prefers; always `nil`.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  // MARK: Permission

  /// Returns whether the app may use devices of a media type (Device.CA2).
  ///
  /// - Parameter mediaType: `video` for the camera, or `audio` for the microphone; other types
  ///   raise an exception.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch AppPermissions.permission(resource(mediaType)).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }

  /// Asks the user for the permission to use devices of a media type, unless that is decided; the
  /// closure is called on another thread (Device.CA2).
  ///
  /// - Parameters:
  ///   - mediaType: `video` for the camera, or `audio` for the microphone; other types raise an
  ///     exception.
  ///   - handler: Receives whether the app may.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    AppPermissions.ask(resource(mediaType)) { permission in
      PhoneTime.callOnAnotherThread { handler(permission.status.permitsUse) }
    }
  }

  /// Asks the user for the permission to use devices of a media type, unless that is decided
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
  open var uniqueID: String { noCamera() }
  /// The identifier of the model.
  open var modelID: String { noCamera() }
  /// The name of the manufacturer.
  open var manufacturer: String { noCamera() }
  /// The localized name.
  open var localizedName: String { noCamera() }
  /// The position on the phone.
  open var position: Position { noCamera() }
  /// The type.
  open var deviceType: DeviceType { noCamera() }
  /// Whether the device is connected.
  open var isConnected: Bool { noCamera() }
  /// Whether another app uses the device.
  open var isInUseByAnotherApplication: Bool { noCamera() }
  /// Whether the device is a Continuity Camera.
  open var isContinuityCamera: Bool { noCamera() }
  /// Whether the device is suspended.
  open var isSuspended: Bool { noCamera() }
  /// The system pressure on the device.
  open var systemPressureState: SystemPressureState { noCamera() }
  /// Returns whether the device provides a media type.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { noCamera() }
  /// Returns whether the device supports a session preset.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { noCamera() }

  // MARK: Configuring

  /// Locks the device for configuration.
  open func lockForConfiguration() throws { noCamera() }
  /// Unlocks the device after its configuration.
  open func unlockForConfiguration() { noCamera() }

  /// The formats.
  open var formats: [Format] { noCamera() }
  /// The format in use.
  open var activeFormat: Format {
    get { noCamera() }
    set { noCamera() }
  }
  /// The minimum frame duration.
  open var activeVideoMinFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The maximum frame duration.
  open var activeVideoMaxFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The active depth format.
  open var activeDepthDataFormat: Format? {
    get { noCamera() }
    set { noCamera() }
  }
  /// The minimum duration of depth maps.
  open var activeDepthDataMinFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The color space in use.
  open var activeColorSpace: AVCaptureColorSpace {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether changes of the subject area are monitored.
  open var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
}
