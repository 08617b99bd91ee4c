import PhoneLink

/// What people have set on a phone that its apps see or feel; haptics have `PhoneEnvironment`.
public struct PhoneSettings: Sendable, Equatable {
  /// Whether 3D Touch is on, where the screen has it.
  public var is3DTouchEnabled = true
  /// How little it takes to press.
  public var sensitivity = ForceSensitivity.medium
  /// Grams that weigh as much as an average touch, above 0: what a calibration of the screen found.
  public var gramsPerTouch = DigitizerFigures.standard.gramsPerTouch
  /// Whether people want a dark screen.
  public var isDark = false
  /// How large people want to read.
  public var contentSize = ContentSize.large
  /// Whether people want text in bold.
  public var usesBoldText = false
  /// Whether people read from right to left.
  public var readsRightToLeft = false
  /// Whether people want less to move.
  public var reducesMotion = false
  /// Whether people want less to shine through.
  public var reducesTransparency = false
  /// Whether people want colours that differ more.
  public var increasesContrast = false

  /// What else helps people to see, hear or touch.
  public var accessibility = AccessibilitySetting.usual
  /// How bright people want the screen, 0…1.
  public var brightness = 0.5
  /// How long nobody has to touch the phone until it locks itself; `nil` for never.
  public var autoLock: Duration?

  /// Makes the settings of a new phone.
  public init() {}
}
