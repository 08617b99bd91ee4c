extension AVCaptureDevice {
  /// The current exposure duration, for ``setExposureModeCustom(duration:iso:completionHandler:)``.
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

  /// Returns whether an exposure mode is supported.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { noCamera() }
  /// The exposure mode.
  public var exposureMode: ExposureMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether a point of interest for exposure is supported.
  public var isExposurePointOfInterestSupported: Bool { noCamera() }
  /// The point of interest for exposure, in unit coordinates of the frame.
  public var exposurePointOfInterest: CGPoint {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system chooses whether faces drive the exposure.
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether faces drive the exposure.
  public var isFaceDrivenAutoExposureEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the exposure is changing.
  public var isAdjustingExposure: Bool { noCamera() }
  /// The maximum exposure duration of the automatic exposure.
  public var activeMaxExposureDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The aperture of the lens, as an f-number.
  public var lensAperture: Float { noCamera() }
  /// The exposure duration.
  public var exposureDuration: CMTime { noCamera() }
  /// The sensitivity.
  public var iso: Float { noCamera() }
  /// The offset of the metered exposure from its target.
  public var exposureTargetOffset: Float { noCamera() }
  /// The bias of the exposure target.
  public var exposureTargetBias: Float { noCamera() }
  /// The minimum bias of the exposure target.
  public var minExposureTargetBias: Float { noCamera() }
  /// The maximum bias of the exposure target.
  public var maxExposureTargetBias: Float { noCamera() }
  /// Sets the bias of the exposure target.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Sets the bias of the exposure target, and returns the time of the first frame with it.
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async -> CMTime { noCamera() }
  /// Sets the exposure duration and sensitivity.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Sets the exposure duration and sensitivity, and returns the time of the first frame with them.
  @discardableResult
  public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime {
    noCamera()
  }
}
