extension AVCaptureDevice {
  /// Whether Center Stage is on; false, as there is no camera.
  public static var isCenterStageEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether Center Stage is in use.
  public var isCenterStageActive: Bool { noCamera() }
  /// Whether the user has switched on the blur of the background; false, as there is no camera.
  public static var isPortraitEffectEnabled: Bool { false }
  /// Whether the background is blurred.
  public var isPortraitEffectActive: Bool { noCamera() }
  /// Whether the user has switched on the light of a studio; false, as there is no camera.
  public static var isStudioLightEnabled: Bool { false }
  /// Whether the light of a studio is in use.
  public var isStudioLightActive: Bool { noCamera() }
}
