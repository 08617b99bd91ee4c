import TactusPhoneTypes

/// The traits of the device and the user's settings, as far as an app receives them.
///
/// Sent when the app joins, and in full with every change.
public struct DeviceTraits: Sendable, Equatable {
  /// The screen.
  public var screen: ScreenMetrics
  /// The orientation of the device.
  public var orientation: DeviceOrientation
  /// Whether force is available: the screen measures it, and 3D Touch is on.
  public var measuresForce: Bool
  /// Whether the dark appearance is on.
  public var isDark: Bool
  /// The preferred text size.
  public var contentSize: ContentSize
  /// Whether the language is read from right to left.
  public var isRightToLeft: Bool
  /// The preferred language, such as `de` or `zh-Hans`.
  public var language: String
  /// The region, such as `DE`.
  public var region: String
  /// The identifier of the time zone, such as `Europe/Berlin`.
  public var timeZone: String
  /// Whether bold text is on.
  public var usesBoldText: Bool
  /// Whether Reduce Motion is on.
  public var reducesMotion: Bool
  /// Whether Reduce Transparency is on.
  public var reducesTransparency: Bool
  /// Whether Increase Contrast is on.
  public var increasesContrast: Bool
  /// The other accessibility settings that are on.
  public var accessibility: Set<AccessibilitySetting>
  /// The settings of keyboards that are on.
  public var keyboard: Set<KeyboardSetting>
  /// The languages of the keyboard.
  public var keyboardLanguages: KeyboardLanguages
  /// The brightness of the screen, 0…1.
  public var brightness: Double
  /// The level of the battery, 0…1.
  public var battery: Double
  /// Whether the battery is charging.
  public var isCharging: Bool
  /// Whether Low Power Mode is on.
  public var isLowPowerModeOn: Bool
  /// Whether the proximity sensor detects an object near the screen.
  public var isProximityDetected: Bool
  /// Whether the screen is recorded or mirrored.
  public var isCaptured: Bool
  /// Whether the app can read protected files.
  public var isProtectedDataAvailable: Bool
  /// The kind of device.
  public var idiom: DeviceIdiom
  /// The version of the device's system.
  public var systemVersion: SystemVersion

  /// Creates traits; the defaults are those of a new phone without 3D Touch, held upright.
  public init(
    screen: ScreenMetrics, orientation: DeviceOrientation = .portrait, measuresForce: Bool = false,
    isDark: Bool = false, contentSize: ContentSize = .large, isRightToLeft: Bool = false,
    language: String = "en", region: String = "US", timeZone: String = "GMT",
    usesBoldText: Bool = false, reducesMotion: Bool = false, reducesTransparency: Bool = false,
    increasesContrast: Bool = false,
    accessibility: Set<AccessibilitySetting> = AccessibilitySetting.defaults,
    keyboard: Set<KeyboardSetting> = KeyboardSetting.defaults,
    keyboardLanguages: KeyboardLanguages = .standard, brightness: Double = 0.5,
    battery: Double = 1, isCharging: Bool = false,
    isLowPowerModeOn: Bool = false, isProximityDetected: Bool = false, isCaptured: Bool = false,
    isProtectedDataAvailable: Bool = true, idiom: DeviceIdiom = .phone,
    systemVersion: SystemVersion = .standard
  ) {
    self.screen = screen
    self.orientation = orientation
    self.measuresForce = measuresForce
    self.isDark = isDark
    self.contentSize = contentSize
    self.isRightToLeft = isRightToLeft
    (self.language, self.region, self.timeZone) = (language, region, timeZone)
    self.usesBoldText = usesBoldText
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.increasesContrast = increasesContrast
    self.accessibility = accessibility
    self.keyboard = keyboard
    self.keyboardLanguages = keyboardLanguages
    self.brightness = brightness
    self.battery = battery
    self.isCharging = isCharging
    self.isLowPowerModeOn = isLowPowerModeOn
    self.isProximityDetected = isProximityDetected
    self.isCaptured = isCaptured
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.idiom = idiom
    self.systemVersion = systemVersion
  }
}
