/// All that an app is told of the device and of what people have set on it.
///
/// It comes when the app joins, and whole again with every change.
public struct DeviceTraits: Sendable, Equatable {
  /// The screen.
  public var screen: ScreenShape
  /// How the phone is held.
  public var orientation: DeviceOrientation
  /// Whether the screen feels now how hard it is pressed: it can, and people have not switched
  /// 3D Touch off.
  public var feelsForce: Bool
  /// Whether people want a dark screen.
  public var isDark: Bool
  /// How large people want to read.
  public var contentSize: ContentSize
  /// Whether people read from right to left.
  public var readsRightToLeft: Bool
  /// Whether people want text in bold.
  public var usesBoldText: Bool
  /// Whether people want less to move.
  public var reducesMotion: Bool
  /// Whether people want less to shine through.
  public var reducesTransparency: Bool
  /// Whether people want colours that differ more.
  public var increasesContrast: Bool
  /// What else helps people to see, hear or touch.
  public var accessibility: Set<AccessibilitySetting>
  /// How bright the screen is, 0…1.
  public var brightness: Double
  /// How full the battery is, 0…1.
  public var battery: Double
  /// Whether the battery is being charged.
  public var isCharging: Bool
  /// Whether the phone saves power.
  public var savesPower: Bool
  /// Whether something, such as a cheek, is near the screen.
  public var isNearSomething: Bool
  /// Whether somebody films the screen, or looks at it from elsewhere.
  public var isCaptured: Bool

  /// Names everything; what is left out is as on a new phone without 3D Touch, held upright.
  public init(
    screen: ScreenShape, orientation: DeviceOrientation = .portrait, feelsForce: Bool = false,
    isDark: Bool = false, contentSize: ContentSize = .large, readsRightToLeft: Bool = false,
    usesBoldText: Bool = false, reducesMotion: Bool = false, reducesTransparency: Bool = false,
    increasesContrast: Bool = false,
    accessibility: Set<AccessibilitySetting> = AccessibilitySetting.usual,
    brightness: Double = 0.5, battery: Double = 1, isCharging: Bool = false,
    savesPower: Bool = false, isNearSomething: Bool = false, isCaptured: Bool = false
  ) {
    self.screen = screen
    self.orientation = orientation
    self.feelsForce = feelsForce
    self.isDark = isDark
    self.contentSize = contentSize
    self.readsRightToLeft = readsRightToLeft
    self.usesBoldText = usesBoldText
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.increasesContrast = increasesContrast
    self.accessibility = accessibility
    self.brightness = brightness
    self.battery = battery
    self.isCharging = isCharging
    self.savesPower = savesPower
    self.isNearSomething = isNearSomething
    self.isCaptured = isCaptured
  }
}
