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

  /// A white as a color of the CIE's system of 1931.
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

  /// A white as a temperature and a shift between green and magenta.
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

  /// Returns whether the white balance has a mode.
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
  /// The gains that make the average of the picture gray.
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { noCamera() }
  /// The largest gain.
  public var maxWhiteBalanceGain: Float { noCamera() }
  /// Whether the gains can be set.
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { noCamera() }
  /// Changes the gains.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains,
    completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { noCamera() }
  /// Changes the gains, and returns the time of the first picture with them.
  @discardableResult
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains
  ) async -> CMTime { noCamera() }
  /// Returns the color for which gains are.
  public func chromaticityValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceChromaticityValues { noCamera() }
  /// Returns the gains for a color.
  public func deviceWhiteBalanceGains(
    for chromaticityValues: WhiteBalanceChromaticityValues
  ) -> WhiteBalanceGains { noCamera() }
  /// Returns the temperature for which gains are.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { noCamera() }
  /// Returns the gains for a temperature.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { noCamera() }
}
