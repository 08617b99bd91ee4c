extension AVCaptureDevice {
  /// Whether Center Stage is on; always false.
  public static var isCenterStageEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether Center Stage is in use.
  public var isCenterStageActive: Bool { noCamera() }
  /// Whether the user has switched on the blur of the background; always false.
  public static var isPortraitEffectEnabled: Bool { false }
  /// Whether the background is blurred.
  public var isPortraitEffectActive: Bool { noCamera() }
  /// Whether the user has switched on Studio Light; always false.
  public static var isStudioLightEnabled: Bool { false }
  /// Whether Studio Light is in use.
  public var isStudioLightActive: Bool { noCamera() }
}
