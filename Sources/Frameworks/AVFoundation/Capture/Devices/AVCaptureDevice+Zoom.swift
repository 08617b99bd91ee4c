extension AVCaptureDevice {
  /// The zoom factor.
  public var videoZoomFactor: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }
  /// Ramps the zoom factor.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { noCamera() }
  /// Cancels a ramp of the zoom factor.
  public func cancelVideoZoomRamp() { noCamera() }
  /// Whether the zoom factor is being ramped.
  public var isRampingVideoZoom: Bool { noCamera() }
  /// The minimum zoom factor.
  public var minAvailableVideoZoomFactor: CGFloat { noCamera() }
  /// The maximum zoom factor.
  public var maxAvailableVideoZoomFactor: CGFloat { noCamera() }
  /// The multiplier of the zoom factor for display.
  public var displayVideoZoomFactorMultiplier: CGFloat { noCamera() }

  /// Whether the device is a virtual device, which consists of others.
  public var isVirtualDevice: Bool { noCamera() }
  /// The constituent devices.
  public var constituentDevices: [AVCaptureDevice] { noCamera() }
  /// The zoom factors at which the primary constituent switches.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { noCamera() }
  /// The zoom factor at which a dual camera switches.
  @available(*, deprecated, renamed: "virtualDeviceSwitchOverVideoZoomFactors")
  public var dualCameraSwitchOverVideoZoomFactor: CGFloat { noCamera() }
  /// The active primary constituent.
  public var activePrimaryConstituent: AVCaptureDevice? { noCamera() }
  /// The constituents that can serve as a fallback.
  public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { noCamera() }
  /// The switching behavior of the primary constituent.
  public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior {
    noCamera()
  }
  /// Sets the switching behavior of the primary constituent.
  public func setPrimaryConstituentDeviceSwitchingBehavior(
    _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
    restrictedSwitchingBehaviorConditions conditions:
      PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  ) { noCamera() }

  /// Whether the correction of geometric distortion is supported.
  public var isGeometricDistortionCorrectionSupported: Bool { noCamera() }
  /// Whether geometric distortion is corrected.
  public var isGeometricDistortionCorrectionEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Returns the position of a device relative to another, as a matrix; `nil` if unknown.
  public static func extrinsicMatrix(
    from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice
  ) -> Data? { noCamera() }
}
