extension AVCaptureDevice {
  /// The currently available maximum torch level, for ``setTorchModeOn(level:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let maxAvailableTorchLevel = Float.greatestFiniteMagnitude

  /// Whether the device has a torch.
  public var hasTorch: Bool { noCamera() }
  /// Whether the torch is available.
  public var isTorchAvailable: Bool { noCamera() }
  /// Whether the torch is on.
  public var isTorchActive: Bool { noCamera() }
  /// The level of the torch.
  public var torchLevel: Float { noCamera() }
  /// Returns whether a torch mode is supported.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { noCamera() }
  /// The torch mode.
  public var torchMode: TorchMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Turns on the torch at a level.
  public func setTorchModeOn(level torchLevel: Float) throws { noCamera() }

  /// Whether the device has a flash.
  public var hasFlash: Bool { noCamera() }
  /// Whether the flash is available.
  public var isFlashAvailable: Bool { noCamera() }
  /// Whether the flash will be used.
  public var isFlashActive: Bool { noCamera() }
  /// Returns whether a flash mode is supported.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { noCamera() }
  /// The flash mode.
  public var flashMode: FlashMode {
    get { noCamera() }
    set { noCamera() }
  }

  /// Whether low-light boost is supported.
  public var isLowLightBoostSupported: Bool { noCamera() }
  /// Whether low-light boost is enabled.
  public var isLowLightBoostEnabled: Bool { noCamera() }
  /// Whether low-light boost is enabled automatically.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system chooses whether high dynamic range video is enabled.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether high dynamic range video is enabled.
  public var isVideoHDREnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether global tone mapping is enabled.
  public var isGlobalToneMappingEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
}
