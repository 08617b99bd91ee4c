extension AVCaptureDevice {
  /// Whether Center Stage is on; always false.
  public static var isCenterStageEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether Center Stage is in use.
  public var isCenterStageActive: Bool { noCamera() }
  /// Whether the portrait effect is enabled by the user: always false.
  public static var isPortraitEffectEnabled: Bool { false }
  /// Whether the portrait effect is active.
  public var isPortraitEffectActive: Bool { noCamera() }
  /// Whether Studio Light is enabled by the user: always false.
  public static var isStudioLightEnabled: Bool { false }
  /// Whether Studio Light is in use.
  public var isStudioLightActive: Bool { noCamera() }
}
