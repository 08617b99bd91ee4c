extension AVCaptureDevice {
  /// The lens' current position, for ``setFocusModeLocked(lensPosition:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentLensPosition = Float.greatestFiniteMagnitude

  /// Returns whether the focus has a mode.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { noCamera() }
  /// The focus mode.
  public var focusMode: FocusMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the focus can be on a point.
  public var isFocusPointOfInterestSupported: Bool { noCamera() }
  /// The point of the focus, in parts of the picture.
  public var focusPointOfInterest: CGPoint {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the device is focusing.
  public var isAdjustingFocus: Bool { noCamera() }
  /// Whether the distances of the focus can be limited.
  public var isAutoFocusRangeRestrictionSupported: Bool { noCamera() }
  /// The limit of the focus' distances.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the focus can change slowly.
  public var isSmoothAutoFocusSupported: Bool { noCamera() }
  /// Whether the focus changes slowly.
  public var isSmoothAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the system decides about focusing on faces.
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether faces are focused on.
  public var isFaceDrivenAutoFocusEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// The smallest distance that can be focused on, in millimeters.
  public var minimumFocusDistance: Int { noCamera() }
  /// The position of the lens, from 0 for near to 1 for far.
  public var lensPosition: Float { noCamera() }
  /// Whether the lens can be moved to any position.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { noCamera() }
  /// Moves the lens.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Moves the lens, and returns the time of the first picture with its new position.
  @discardableResult
  public func setFocusModeLocked(lensPosition: Float) async -> CMTime { noCamera() }
}
