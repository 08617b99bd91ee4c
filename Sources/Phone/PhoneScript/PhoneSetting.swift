import Phone
import PhoneLink

/// One thing that people can set, under the name that scripts use.
public enum PhoneSetting: Sendable, Equatable {
  /// Whether 3D Touch is on.
  case touch3D(Bool)
  /// How little it takes to press.
  case sensitivity(ForceSensitivity)
  /// Grams that weigh as much as an average touch.
  case gramsPerTouch(Double)
  /// Whether the screen is dark.
  case dark(Bool)
  /// How large text is.
  case textSize(ContentSize)
  /// Whether text is bold.
  case boldText(Bool)
  /// Whether people read from right to left.
  case rightToLeft(Bool)
  /// Whether less moves.
  case reduceMotion(Bool)
  /// Whether less shines through.
  case reduceTransparency(Bool)
  /// Whether colours differ more.
  case increaseContrast(Bool)
  /// Whether System Haptics are on.
  case systemHaptics(Bool)
  /// Whether the phone saves power.
  case lowPowerMode(Bool)
  /// How full the battery is, 0…1.
  case battery(Double)
  /// Whether a call is being held.
  case call(Bool)
  /// How bright the screen is, 0…1.
  case brightness(Double)
  /// Seconds that nobody has to touch the phone until it locks itself; 0 for never.
  case autoLock(Double)
  /// Whether the battery is being charged.
  case charging(Bool)
  /// Whether something is near the screen.
  case near(Bool)
  /// Whether somebody films the screen.
  case captured(Bool)
  /// Whether the switch at the phone's side is set to silent.
  case silent(Bool)
  /// Whether the phone vibrates while it is not.
  case vibrateOnRing(Bool)
  /// Whether the phone vibrates while it is.
  case vibrateOnSilent(Bool)
  /// Whether headphones are in.
  case headphones(Bool)
  /// How loud the phone is, 0…1.
  case volume(Double)
  /// Whether another app plays sound.
  case otherAudio(Bool)
  /// Whether something is on that helps people to see, hear or touch.
  case accessibility(AccessibilitySetting, Bool)

  /// The names of all of them, in scripts.
  public static let names =
    [
      "3D Touch", "Sensitivity", "Grams", "Dark", "Text Size", "Bold Text", "Right to Left",
      "Reduce Motion", "Reduce Transparency", "Increase Contrast", "System Haptics",
      "Low Power Mode", "Battery", "Call", "Brightness", "Auto-Lock", "Charging", "Near Screen",
      "Screen Captured", "Silent", "Vibrate on Ring", "Vibrate on Silent", "Headphones", "Volume",
      "Other Audio",
    ] + AccessibilitySetting.allCases.map(\.rawValue)

  /// Sets it.
  public func apply(to settings: inout PhoneSettings, _ environment: inout PhoneEnvironment) {
    switch self {
    case .touch3D(let isOn): settings.is3DTouchEnabled = isOn
    case .sensitivity(let sensitivity): settings.sensitivity = sensitivity
    case .gramsPerTouch(let grams): settings.gramsPerTouch = grams
    case .dark(let isOn): settings.isDark = isOn
    case .textSize(let size): settings.contentSize = size
    case .boldText(let isOn): settings.usesBoldText = isOn
    case .rightToLeft(let isOn): settings.readsRightToLeft = isOn
    case .reduceMotion(let isOn): settings.reducesMotion = isOn
    case .reduceTransparency(let isOn): settings.reducesTransparency = isOn
    case .increaseContrast(let isOn): settings.increasesContrast = isOn
    case .systemHaptics(let isOn): environment.systemHaptics = isOn
    case .lowPowerMode(let isOn): environment.lowPowerMode = isOn
    case .battery(let level): environment.battery = level
    case .call(let isOn): environment.isInCall = isOn
    case .brightness(let brightness): settings.brightness = brightness
    case .autoLock(let seconds): settings.autoLock = seconds > 0 ? .seconds(seconds) : nil
    case .charging(let isOn): environment.isCharging = isOn
    case .near(let isOn): environment.isNearSomething = isOn
    case .captured(let isOn): environment.isScreenCaptured = isOn
    case .silent(let isOn): environment.isSilent = isOn
    case .vibrateOnRing(let isOn): environment.vibratesOnRing = isOn
    case .vibrateOnSilent(let isOn): environment.vibratesOnSilent = isOn
    case .headphones(let isOn): environment.hasHeadphones = isOn
    case .volume(let volume): environment.volume = volume
    case .otherAudio(let isOn): environment.isOtherAudioPlaying = isOn
    case .accessibility(let setting, true): settings.accessibility.insert(setting)
    case .accessibility(let setting, false): settings.accessibility.remove(setting)
    }
  }
}
