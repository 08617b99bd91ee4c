import TactusPhoneTypes

/// A setting of the phone with its value, as the Settings app shows and changes it.
public enum SystemSetting: Sendable, Hashable {
  /// The settings that are on or off, under the names of scripts.
  public enum Switch: String, Sendable, CaseIterable {
    /// Whether the screen reports force.
    case touch3D = "3D Touch"
    /// Whether the system plays haptics.
    case systemHaptics = "System Haptics"
    /// Whether the phone vibrates while the silent switch is off.
    case vibrateOnRing = "Vibrate on Ring"
    /// Whether the phone vibrates while the silent switch is on.
    case vibrateOnSilent = "Vibrate on Silent"
    /// Whether the silent switch is on.
    case silent = "Silent"
    /// Whether the dark appearance is on.
    case dark = "Dark"
    /// Whether Bold Text is on.
    case boldText = "Bold Text"
    /// Whether Reduce Motion is on.
    case reduceMotion = "Reduce Motion"
    /// Whether Reduce Transparency is on.
    case reduceTransparency = "Reduce Transparency"
    /// Whether Increase Contrast is on.
    case increaseContrast = "Increase Contrast"
    /// Whether Low Power Mode is on.
    case lowPowerMode = "Low Power Mode"
    /// Whether the phone has a passcode.
    case passcode = "Passcode"
  }

  /// The settings with a number, under the names of scripts.
  public enum Level: String, Sendable, CaseIterable {
    /// The volume of media, 0…1.
    case volume = "Volume"
    /// The volume of rings, alerts and system sounds, 0…1.
    case ringerVolume = "Ringer Volume"
    /// The brightness of the screen, 0…1.
    case brightness = "Brightness"
    /// The seconds without touches until the phone locks itself; 0 for never.
    case autoLock = "Auto-Lock"
  }

  /// The settings with a word, under the names of scripts.
  public enum WordSetting: String, Sendable, CaseIterable {
    /// The sensitivity of 3D Touch: `light`, `medium` or `firm`.
    case sensitivity = "Sensitivity"
    /// The text size: a word of `ContentSize`.
    case textSize = "Text Size"
    /// The languages of the keyboard, as identifiers between commas.
    case keyboards = "Keyboards"
    /// The custom keyboards, as bundle identifiers between commas.
    case customKeyboards = "Keyboards of Apps"
  }

  /// A setting that is on or off.
  case `switch`(Switch, Bool)
  /// A setting with a number.
  case level(Level, Double)
  /// A setting with a word.
  case choice(WordSetting, String)
  /// An accessibility setting.
  case accessibility(AccessibilitySetting, Bool)
  /// A setting of keyboards.
  case keyboard(KeyboardSetting, Bool)
  /// Whether an app reads what other apps have copied.
  case paste(BundleIdentifier, PastePermission)
  /// Whether an app may use a protected resource, which it has asked for.
  case permission(BundleIdentifier, ProtectedResource, Permission)
  /// Whether a custom keyboard has full access.
  case fullAccess(BundleIdentifier, Bool)
}
