extension AVCaptureDevice {
  /// The current gains, for ``setWhiteBalanceModeLocked(with:completionHandler:)``.
  ///
  /// - Source: guess at the value, as the header only declares the constant.
  public static let currentWhiteBalanceGains = WhiteBalanceGains(
    redGain: Float.greatestFiniteMagnitude, greenGain: Float.greatestFiniteMagnitude,
    blueGain: Float.greatestFiniteMagnitude)

  /// The gains of a white balance.
  public struct WhiteBalanceGains: Sendable {
    /// The gain of red.
    public var redGain: Float
    /// The gain of green.
    public var greenGain: Float
    /// The gain of blue.
    public var blueGain: Float

    /// Creates gains of zero.
    public init() { (redGain, greenGain, blueGain) = (0, 0, 0) }
    /// Creates gains.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }

  /// The white point as chromaticity coordinates of CIE 1931.
  public struct WhiteBalanceChromaticityValues: Sendable {
    /// The first coordinate.
    public var x: Float
    /// The second coordinate.
    public var y: Float

    /// Creates coordinates of zero.
    public init() { (x, y) = (0, 0) }
    /// Creates coordinates.
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
  }

  /// The white point as a temperature and a tint between green and magenta.
  public struct WhiteBalanceTemperatureAndTintValues: Sendable {
    /// The temperature in kelvins.
    public var temperature: Float
    /// The shift.
    public var tint: Float

    /// Creates values of zero.
    public init() { (temperature, tint) = (0, 0) }
    /// Creates values.
    public init(temperature: Float, tint: Float) {
      (self.temperature, self.tint) = (temperature, tint)
    }
  }

  /// Returns whether a white balance mode is supported.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool {
    noCamera()
  }
  /// The white balance mode.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the white balance is changing.
  public var isAdjustingWhiteBalance: Bool { noCamera() }
  /// The gains.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { noCamera() }
  /// The gains that make the average color of the frame gray.
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { noCamera() }
  /// The maximum gain.
  public var maxWhiteBalanceGain: Float { noCamera() }
  /// Whether the white balance can be locked with custom gains.
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { noCamera() }
  /// Locks the white balance with gains.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains,
    completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Locks the white balance with gains, and returns the time of the first frame with them.
  @discardableResult
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains
  ) async -> CMTime { noCamera() }
  /// Returns the chromaticity for gains.
  public func chromaticityValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceChromaticityValues { noCamera() }
  /// Returns the gains for a chromaticity.
  public func deviceWhiteBalanceGains(
    for chromaticityValues: WhiteBalanceChromaticityValues
  ) -> WhiteBalanceGains { noCamera() }
  /// Returns the temperature and tint for gains.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { noCamera() }
  /// Returns the gains for a temperature and tint.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { noCamera() }
}
