extension AVCaptureDevice {
  /// The current duration, for ``setExposureModeCustom(duration:iso:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentExposureDuration = CMTime.invalid
  /// The current sensitivity, for ``setExposureModeCustom(duration:iso:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentISO = Float.greatestFiniteMagnitude
  /// The current bias, for ``setExposureTargetBias(_:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentExposureTargetBias = Float.greatestFiniteMagnitude

  /// Returns whether the exposure has a mode.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { noCamera() }
  /// The exposure mode.
  public var exposureMode: ExposureMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the exposure can be for a point.
  public var isExposurePointOfInterestSupported: Bool { noCamera() }
  /// The point of the exposure, in parts of the picture.
  public var exposurePointOfInterest: CGPoint {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system decides about exposing for faces.
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether faces decide about the exposure.
  public var isFaceDrivenAutoExposureEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the exposure is changing.
  public var isAdjustingExposure: Bool { noCamera() }
  /// The longest duration that the exposure chooses.
  public var activeMaxExposureDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The aperture as a number.
  public var lensAperture: Float { noCamera() }
  /// The duration of an exposure.
  public var exposureDuration: CMTime { noCamera() }
  /// The sensitivity.
  public var iso: Float { noCamera() }
  /// The difference between the metered exposure and its target.
  public var exposureTargetOffset: Float { noCamera() }
  /// The change of the exposure's target.
  public var exposureTargetBias: Float { noCamera() }
  /// The smallest change of the target.
  public var minExposureTargetBias: Float { noCamera() }
  /// The largest change of the target.
  public var maxExposureTargetBias: Float { noCamera() }
  /// Changes the exposure's target.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Changes the exposure's target, and returns the time of the first picture with it.
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async -> CMTime { noCamera() }
  /// Changes the exposure.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Changes the exposure, and returns the time of the first picture with it.
  @discardableResult
  public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime {
    noCamera()
  }
}
