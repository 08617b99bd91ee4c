extension AVCaptureDevice {
  /// The current lens position, for ``setFocusModeLocked(lensPosition:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentLensPosition = Float.greatestFiniteMagnitude

  /// Returns whether a focus mode is supported.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { noCamera() }
  /// The focus mode.
  public var focusMode: FocusMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether a point of interest for focus is supported.
  public var isFocusPointOfInterestSupported: Bool { noCamera() }
  /// The point of interest for focus, in unit coordinates of the frame.
  public var focusPointOfInterest: CGPoint {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the device is focusing.
  public var isAdjustingFocus: Bool { noCamera() }
  /// Whether the focus range can be restricted.
  public var isAutoFocusRangeRestrictionSupported: Bool { noCamera() }
  /// The restriction of the focus range.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether smooth focusing is supported.
  public var isSmoothAutoFocusSupported: Bool { noCamera() }
  /// Whether smooth focusing is enabled.
  public var isSmoothAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system chooses whether faces drive the focus.
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether faces drive the focus.
  public var isFaceDrivenAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// The minimum focus distance, in millimeters.
  public var minimumFocusDistance: Int { noCamera() }
  /// The position of the lens, from 0 for the nearest to 1 for the farthest focus.
  public var lensPosition: Float { noCamera() }
  /// Whether the lens can be locked at any position.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { noCamera() }
  /// Locks the lens at a position.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Locks the lens at a position, and returns the time of the first frame there.
  @discardableResult
  public func setFocusModeLocked(lensPosition: Float) async -> CMTime { noCamera() }
}
