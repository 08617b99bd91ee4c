internal import TactusCrashReports

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

  /// Returns whether the app may use devices of a kind; denied, as there is none (Device.CA2).
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Asks the user whether the app may use devices of a kind; the answer is no (Device.CA2).
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    RuntimeWarning.once(
      "AVCaptureDevice.requestAccess: the phone has no camera and no microphone to capture from, "
        + "so access is denied", namesPlace: true)
    DispatchQueue.global().async { handler(false) }
  }

  /// Asks the user whether the app may use devices of a kind; the answer is no (Device.CA2).
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
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
