extension AVCaptureDevice {
  /// The zoom factor.
  public var videoZoomFactor: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }
  /// Changes the zoom factor gradually.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { noCamera() }
  /// Ends a gradual change of the zoom factor.
  public func cancelVideoZoomRamp() { noCamera() }
  /// Whether the zoom factor is changing.
  public var isRampingVideoZoom: Bool { noCamera() }
  /// The smallest zoom factor.
  public var minAvailableVideoZoomFactor: CGFloat { noCamera() }
  /// The largest zoom factor.
  public var maxAvailableVideoZoomFactor: CGFloat { noCamera() }
  /// The number by which a user interface multiplies the zoom factor.
  public var displayVideoZoomFactorMultiplier: CGFloat { noCamera() }

  /// Whether the device consists of others.
  public var isVirtualDevice: Bool { noCamera() }
  /// The devices of which this one consists.
  public var constituentDevices: [AVCaptureDevice] { noCamera() }
  /// The zoom factors at which another of these devices is used.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { noCamera() }
  /// The zoom factor at which the other of two devices is used.
  @available(*, deprecated, renamed: "virtualDeviceSwitchOverVideoZoomFactors")
  public var dualCameraSwitchOverVideoZoomFactor: CGFloat { noCamera() }
  /// The device that is used.
  public var activePrimaryConstituent: AVCaptureDevice? { noCamera() }
  /// The devices that can be used.
  public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { noCamera() }
  /// The rule by which another device is used.
  public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior {
    noCamera()
  }
  /// Changes the rule by which another device is used.
  public func setPrimaryConstituentDeviceSwitchingBehavior(
    _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
    restrictedSwitchingBehaviorConditions conditions:
      PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  ) { noCamera() }

  /// Whether the distortion of the lens can be corrected.
  public var isGeometricDistortionCorrectionSupported: Bool { noCamera() }
  /// Whether the distortion of the lens is corrected.
  public var isGeometricDistortionCorrectionEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Returns the place of a device relative to another, as a matrix; `nil` if it is unknown.
  public static func extrinsicMatrix(
    from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice
  ) -> Data? { noCamera() }
}
