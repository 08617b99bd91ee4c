extension AVCaptureDevice {
  /// The strongest light that the torch can give now, for ``setTorchModeOn(level:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let maxAvailableTorchLevel = Float.greatestFiniteMagnitude

  /// Whether the device has a torch.
  public var hasTorch: Bool { noCamera() }
  /// Whether the torch can be switched on.
  public var isTorchAvailable: Bool { noCamera() }
  /// Whether the torch is on.
  public var isTorchActive: Bool { noCamera() }
  /// The strength of the torch.
  public var torchLevel: Float { noCamera() }
  /// Returns whether the torch has a mode.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { noCamera() }
  /// The torch mode.
  public var torchMode: TorchMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Switches the torch on.
  public func setTorchModeOn(level torchLevel: Float) throws { noCamera() }

  /// Whether the device has a flash.
  public var hasFlash: Bool { noCamera() }
  /// Whether the flash can be used.
  public var isFlashAvailable: Bool { noCamera() }
  /// Whether the flash will be used.
  public var isFlashActive: Bool { noCamera() }
  /// Returns whether the flash has a mode.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { noCamera() }
  /// The flash mode.
  public var flashMode: FlashMode {
    get { noCamera() }
    set { noCamera() }
  }

  /// Whether the device can amplify light.
  public var isLowLightBoostSupported: Bool { noCamera() }
  /// Whether light is amplified.
  public var isLowLightBoostEnabled: Bool { noCamera() }
  /// Whether light is amplified when there is little.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system decides about high dynamic range.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether pictures have a high dynamic range.
  public var isVideoHDREnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether one curve maps the tones of a whole picture.
  public var isGlobalToneMappingEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
}
