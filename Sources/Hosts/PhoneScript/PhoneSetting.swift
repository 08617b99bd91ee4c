import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// A setting of the phone, under the name that scripts use.
public enum PhoneSetting: Sendable, Equatable {
  /// Whether 3D Touch is on.
  case touch3D(Bool)
  /// The force that a press needs.
  case sensitivity(ForceSensitivity)
  /// Grams that are equal to the force of an average touch.
  case gramsPerTouch(Double)
  /// Whether the interface style is dark.
  case dark(Bool)
  /// The content size of text.
  case textSize(ContentSize)
  /// Whether text is bold.
  case boldText(Bool)
  /// Whether the layout direction is right to left.
  case rightToLeft(Bool)
  /// The preferred language.
  case language(String)
  /// The region, for formats.
  case region(String)
  /// The time zone.
  case timeZone(String)
  /// Whether Reduce Motion is on.
  case reduceMotion(Bool)
  /// Whether Reduce Transparency is on.
  case reduceTransparency(Bool)
  /// Whether Increase Contrast is on.
  case increaseContrast(Bool)
  /// Whether System Haptics are on.
  case systemHaptics(Bool)
  /// Whether Low Power Mode is on.
  case lowPowerMode(Bool)
  /// The charge of the battery, 0…1.
  case battery(Double)
  /// Whether a call is active.
  case call(Bool)
  /// Whether an alarm sounds.
  case alarm(Bool)
  /// Whether the assistant listens or speaks.
  case assistant(Bool)
  /// The brightness of the screen, 0…1.
  case brightness(Double)
  /// Seconds without a touch until the phone locks itself; 0 for never.
  case autoLock(Double)
  /// Whether the battery is being charged.
  case charging(Bool)
  /// Whether something is near the screen.
  case near(Bool)
  /// Whether the screen is being recorded or mirrored.
  case captured(Bool)
  /// Whether the Ring/Silent switch is set to silent.
  case silent(Bool)
  /// Whether the phone vibrates while the switch is set to ring.
  case vibrateOnRing(Bool)
  /// Whether the phone vibrates while the switch is set to silent.
  case vibrateOnSilent(Bool)
  /// Whether headphones are connected.
  case headphones(Bool)
  /// The connected devices that play sound.
  case soundDevices([SoundDevice])
  /// The output that the user has chosen.
  case soundOutput(SoundOutput)
  /// The volume of media, 0…1.
  case volume(Double)
  /// The volume of rings, alerts and system sounds, 0…1.
  case ringerVolume(Double)
  /// Whether another app plays sound.
  case otherAudio(Bool)
  /// Whether the phone has a passcode.
  case passcode(Bool)
  /// The version of the phone's system.
  case systemVersion(SystemVersion)
  /// Whether an accessibility setting is on.
  case accessibility(AccessibilitySetting, Bool)
  /// Whether a setting of keyboards is on.
  case keyboard(KeyboardSetting, Bool)
  /// The decisions whether apps read what other apps have copied.
  case pastePermissions([BundleIdentifier: PastePermission])
  /// The permissions of apps and those for all apps, added to the present ones.
  case permissions(PermissionSettings)
  /// The resources that no app may use.
  case restricted(Set<ProtectedResource>)
  /// The languages of the keyboard.
  case keyboards([KeyboardLanguage])
  /// The current language of the keyboard.
  case keyboardLanguage(KeyboardLanguage)
  /// The keyboards of apps.
  case customKeyboards(CustomKeyboardChoices)
  /// The emoji that were typed on the screen keyboard.
  case recentEmoji(RecentEmoji)

  /// The names that the user has given to elements of apps, in place of the present ones.
  case elementNames([String])

  /// The names of all settings in scripts.
  public static let names =
    [
      "3D Touch", "Sensitivity", "Grams", "Dark", "Text Size", "Bold Text", "Right to Left",
      "Language", "Region", "Time Zone", "Reduce Motion", "Reduce Transparency",
      "Increase Contrast", "System Haptics",
      "Low Power Mode", "Battery", "Call", "Alarm", "Assistant", "Brightness", "Auto-Lock",
      "Charging",
      "Near Screen",
      "Screen Captured", "Silent", "Vibrate on Ring", "Vibrate on Silent", "Headphones",
      "Sound Devices",
      "Sound Output", "Volume", "Ringer Volume",
      "Other Audio", "Passcode", "System Version", "Keyboards", "Keyboard Language", "Recent Emoji",
      "Paste from Other Apps", "VoiceOver Labels", "Keyboards of Apps", "Permissions", "Restricted",
    ] + AccessibilitySetting.allCases.map(\.rawValue) + KeyboardSetting.allCases.map(\.rawValue)

  /// Whether the setting lasts: a condition, such as a call, does not (Settings.SE6).
  public var isLasting: Bool {
    switch self {
    case .battery, .call, .alarm, .assistant, .charging, .near, .captured, .headphones,
      .soundDevices,
      .soundOutput, .otherAudio:
      false
    default: true
    }
  }

  /// Applies the setting to a phone's settings and environment.
  public func apply(to settings: inout PhoneSettings, _ environment: inout PhoneEnvironment) {
    switch self {
    case .touch3D(let isOn): settings.is3DTouchEnabled = isOn
    case .sensitivity(let sensitivity): settings.sensitivity = sensitivity
    case .gramsPerTouch(let grams): settings.gramsPerTouch = grams
    case .dark(let isOn): settings.isDark = isOn
    case .textSize(let size): settings.contentSize = size
    case .boldText(let isOn): settings.usesBoldText = isOn
    case .rightToLeft(let isOn): settings.isRightToLeft = isOn
    case .language(let language): settings.language = language
    case .region(let region): settings.region = region
    case .timeZone(let timeZone): settings.timeZone = timeZone
    case .reduceMotion(let isOn): settings.reducesMotion = isOn
    case .reduceTransparency(let isOn): settings.reducesTransparency = isOn
    case .increaseContrast(let isOn): settings.increasesContrast = isOn
    case .systemHaptics(let isOn): environment.systemHaptics = isOn
    case .lowPowerMode(let isOn): environment.lowPowerMode = isOn
    case .battery(let level): environment.battery = level
    case .call(let isOn): environment.isInCall = isOn
    case .alarm(let isOn): environment.isAlarmSounding = isOn
    case .assistant(let isOn): environment.isAssistantActive = isOn
    case .brightness(let brightness): settings.brightness = brightness
    case .autoLock(let seconds): settings.autoLock = seconds > 0 ? .seconds(seconds) : nil
    case .charging(let isOn): environment.isCharging = isOn
    case .near(let isOn): environment.isProximityDetected = isOn
    case .captured(let isOn): environment.isScreenCaptured = isOn
    case .silent(let isOn): environment.isSilent = isOn
    case .vibrateOnRing(let isOn): environment.vibratesOnRing = isOn
    case .vibrateOnSilent(let isOn): environment.vibratesOnSilent = isOn
    case .headphones(let isOn): environment.hasHeadphones = isOn
    case .soundDevices(let devices): environment.soundDevices = devices
    case .soundOutput(let output): environment.soundOutput = output
    case .volume(let volume): environment.volume = volume
    case .ringerVolume(let volume): environment.ringerVolume = volume
    case .otherAudio(let isOn): environment.isOtherAudioPlaying = isOn
    case .passcode(let isOn): settings.hasPasscode = isOn
    case .systemVersion(let version): settings.systemVersion = version
    case .accessibility(let setting, true): settings.accessibility.insert(setting)
    case .accessibility(let setting, false): settings.accessibility.remove(setting)
    case .keyboard(let setting, true): settings.keyboard.insert(setting)
    case .keyboard(let setting, false): settings.keyboard.remove(setting)
    case .pastePermissions(let permissions):
      settings.pastePermissions.merge(permissions) { $1 }
    case .permissions(let permissions):
      for (app, records) in permissions.apps {
        settings.permissions.apps[app, default: [:]].merge(records) { $1 }
      }
      settings.permissions.presets.merge(permissions.presets) { $1 }
    case .restricted(let resources): settings.permissions.restricted = resources
    case .keyboards(let languages): settings.keyboardLanguages.replace(with: languages)
    case .keyboardLanguage(let language): settings.keyboardLanguages.select(language)
    case .customKeyboards(let choices): settings.customKeyboards = choices
    case .recentEmoji(let emoji): settings.recentEmoji = emoji
    case .elementNames(let texts): settings.setElementNames(texts)
    }
  }
}
