import TactusPhone
import TactusPhoneLink
import TactusTextFormatting

extension PhoneSetting {
  /// Returns all settings of a phone, always in the same order.
  public static func all(
    _ settings: PhoneSettings, _ environment: PhoneEnvironment
  ) -> [PhoneSetting] {
    [
      .touch3D(settings.is3DTouchEnabled), .sensitivity(settings.sensitivity),
      .gramsPerTouch(settings.gramsPerTouch), .dark(settings.isDark),
      .textSize(settings.contentSize), .boldText(settings.usesBoldText),
      .rightToLeft(settings.isRightToLeft), .language(settings.language),
      .region(settings.region), .timeZone(settings.timeZone), .reduceMotion(settings.reducesMotion),
      .reduceTransparency(settings.reducesTransparency),
      .increaseContrast(settings.increasesContrast), .systemHaptics(environment.systemHaptics),
      .lowPowerMode(environment.lowPowerMode), .battery(environment.battery),
      .call(environment.isInCall), .alarm(environment.isAlarmSounding),
      .assistant(environment.isAssistantActive),
      .brightness(settings.brightness),
      .autoLock(settings.autoLock.map { $0 / .seconds(1) } ?? 0),
      .charging(environment.isCharging), .near(environment.isProximityDetected),
      .captured(environment.isScreenCaptured), .silent(environment.isSilent),
      .vibrateOnRing(environment.vibratesOnRing), .vibrateOnSilent(environment.vibratesOnSilent),
      .headphones(environment.hasHeadphones), .soundDevices(environment.soundDevices),
      .soundOutput(environment.soundOutput), .volume(environment.volume),
      .ringerVolume(environment.ringerVolume),
      .otherAudio(environment.isOtherAudioPlaying), .passcode(settings.hasPasscode),
      .systemVersion(settings.systemVersion), .keyboards(settings.keyboardLanguages.active),
      .customKeyboards(settings.customKeyboards),
      .keyboardLanguage(settings.keyboardLanguages.current), .recentEmoji(settings.recentEmoji),
      .pastePermissions(settings.pastePermissions), .permissions(settings.permissions),
      .restricted(settings.permissions.restricted), .elementNames(settings.elementNameTexts),
    ]
      + AccessibilitySetting.allCases.map {
        .accessibility($0, settings.accessibility.contains($0))
      }
      + KeyboardSetting.allCases.map { .keyboard($0, settings.keyboard.contains($0)) }
  }

  /// The name and the value of the setting in a script.
  public var member: (String, JSONOutput) {
    switch self {
    case .touch3D(let isOn): ("3D Touch", .bool(isOn))
    case .sensitivity(let sensitivity): ("Sensitivity", .string(sensitivity.rawValue))
    case .gramsPerTouch(let grams): ("Grams", .number(grams))
    case .dark(let isOn): ("Dark", .bool(isOn))
    case .textSize(let size): ("Text Size", .string(size.rawValue))
    case .boldText(let isOn): ("Bold Text", .bool(isOn))
    case .rightToLeft(let isOn): ("Right to Left", .bool(isOn))
    case .language(let language): ("Language", .string(language))
    case .region(let region): ("Region", .string(region))
    case .timeZone(let timeZone): ("Time Zone", .string(timeZone))
    case .reduceMotion(let isOn): ("Reduce Motion", .bool(isOn))
    case .reduceTransparency(let isOn): ("Reduce Transparency", .bool(isOn))
    case .increaseContrast(let isOn): ("Increase Contrast", .bool(isOn))
    case .systemHaptics(let isOn): ("System Haptics", .bool(isOn))
    case .lowPowerMode(let isOn): ("Low Power Mode", .bool(isOn))
    case .battery(let level): ("Battery", .number(level))
    case .call(let isOn): ("Call", .bool(isOn))
    case .alarm(let isOn): ("Alarm", .bool(isOn))
    case .assistant(let isOn): ("Assistant", .bool(isOn))
    case .brightness(let brightness): ("Brightness", .number(brightness))
    case .autoLock(let seconds): ("Auto-Lock", .number(seconds))
    case .charging(let isOn): ("Charging", .bool(isOn))
    case .near(let isOn): ("Near Screen", .bool(isOn))
    case .captured(let isOn): ("Screen Captured", .bool(isOn))
    case .silent(let isOn): ("Silent", .bool(isOn))
    case .vibrateOnRing(let isOn): ("Vibrate on Ring", .bool(isOn))
    case .vibrateOnSilent(let isOn): ("Vibrate on Silent", .bool(isOn))
    case .headphones(let isOn): ("Headphones", .bool(isOn))
    case .soundDevices(let devices):
      ("Sound Devices", .array(devices.map { .string($0.text) }))
    case .soundOutput(let output): ("Sound Output", .string(output.text))
    case .volume(let volume): ("Volume", .number(volume))
    case .ringerVolume(let volume): ("Ringer Volume", .number(volume))
    case .otherAudio(let isOn): ("Other Audio", .bool(isOn))
    case .passcode(let isOn): ("Passcode", .bool(isOn))
    case .systemVersion(let version): ("System Version", .string("\(version)"))
    case .accessibility(let setting, let isOn): (setting.rawValue, .bool(isOn))
    case .keyboard(let setting, let isOn): (setting.rawValue, .bool(isOn))
    case .pastePermissions(let permissions):
      (
        "Paste from Other Apps",
        .array(
          permissions.sorted { $0.key < $1.key }.map { .string("\($0.key)=\($0.value.rawValue)") })
      )
    case .permissions(let permissions):
      ("Permissions", .array(permissions.texts.map(JSONOutput.string)))
    case .restricted(let resources):
      ("Restricted", .array(resources.sorted().map { .string($0.rawValue) }))
    case .customKeyboards(let choices):
      ("Keyboards of Apps", .array(choices.texts.map { .string($0) }))
    case .keyboards(let languages): ("Keyboards", .array(languages.map { .string($0.rawValue) }))
    case .keyboardLanguage(let language): ("Keyboard Language", .string(language.rawValue))
    case .elementNames(let texts): ("VoiceOver Labels", .array(texts.map(JSONOutput.string)))
    case .recentEmoji(let emoji): ("Recent Emoji", .array(emoji.texts.map(JSONOutput.string)))
    }
  }
}
