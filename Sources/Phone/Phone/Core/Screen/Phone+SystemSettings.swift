import TactusPhoneLink
import TactusPhoneTypes

// The settings that the Settings app shows and changes. `Documentation/Behaviour/Settings.md` has
// the steps that comments name.
extension Phone {
  /// The settings that the Settings app shows (Settings.SE1).
  public var systemSettings: [SystemSetting] {
    SystemSetting.all(kernel.settings, kernel.environment)
  }

  /// Changes a setting as the Settings app requests (Settings.SE2).
  mutating func change(_ setting: SystemSetting, by app: AppID) -> [PhoneEffect] {
    guard kernel.installed(app)?.isSystemApp == true else {
      return [kernel.note(.notPermitted("change settings"), app)]
    }
    var (settings, environment) = (kernel.settings, kernel.environment)
    guard setting.apply(to: &settings, &environment) else {
      return [kernel.note(.input(.unusedInput), app)]
    }
    var effects: [PhoneEffect] = []
    if settings != self.kernel.settings { effects += step(.settings(settings), at: kernel.now) }
    if environment != self.kernel.environment {
      effects += step(.environment(environment), at: kernel.now)
    }
    return effects
  }

  /// Sends the settings to the running system apps, if they have changed (Settings.SE1).
  mutating func sendSystemSettings(since before: [SystemSetting]? = nil) -> [PhoneEffect] {
    let all = systemSettings
    guard all != before else { return [] }
    return kernel.joined.filter { kernel.installed($0)?.isSystemApp == true }
      .flatMap { sendWithTurn($0, .systemSettings(all)) }
  }
}

extension SystemSetting {
  /// Returns all settings with their values.
  static func all(_ settings: PhoneSettings, _ environment: PhoneEnvironment) -> [SystemSetting] {
    let switches = Switch.allCases.map { name in
      let isOn =
        switch name {
        case .touch3D: settings.is3DTouchEnabled
        case .systemHaptics: environment.systemHaptics
        case .vibrateOnRing: environment.vibratesOnRing
        case .vibrateOnSilent: environment.vibratesOnSilent
        case .silent: environment.isSilent
        case .dark: settings.isDark
        case .boldText: settings.usesBoldText
        case .reduceMotion: settings.reducesMotion
        case .reduceTransparency: settings.reducesTransparency
        case .increaseContrast: settings.increasesContrast
        case .lowPowerMode: environment.lowPowerMode
        case .passcode: settings.hasPasscode
        }
      return SystemSetting.switch(name, isOn)
    }
    let levels: [SystemSetting] = [
      .level(.volume, environment.volume), .level(.ringerVolume, environment.ringerVolume),
      .level(.brightness, settings.brightness),
      .level(.autoLock, settings.autoLock.map { Double($0.components.seconds) } ?? 0),
    ]
    let choices: [SystemSetting] = [
      .choice(.sensitivity, settings.sensitivity.rawValue),
      .choice(.textSize, settings.contentSize.rawValue),
      .choice(
        .keyboards,
        settings.keyboardLanguages.active.map(\.rawValue).joined(separator: ",")),
      .choice(
        .customKeyboards, settings.customKeyboards.active.map(\.text).joined(separator: ",")),
    ]
    return switches + levels + choices
      + AccessibilitySetting.allCases.map {
        .accessibility($0, settings.accessibility.contains($0))
      }
      + KeyboardSetting.allCases.map { .keyboard($0, settings.keyboard.contains($0)) }
      + pastePermissions(settings) + permissions(settings) + fullAccess(settings)
  }

  /// Returns the permissions of apps, in the order of their identifiers.
  private static func pastePermissions(_ settings: PhoneSettings) -> [SystemSetting] {
    // Older systems have no such setting (Pasteboard.PP8).
    guard settings.systemVersion >= PasteboardConstants.firstSettingVersion else { return [] }
    return settings.pastePermissions.sorted { $0.key < $1.key }.map { .paste($0.key, $0.value) }
  }

  /// Returns the permissions for which apps have asked, in the order of their identifiers.
  private static func permissions(_ settings: PhoneSettings) -> [SystemSetting] {
    settings.permissions.apps.sorted { $0.key < $1.key }.flatMap { app, records in
      records.sorted { $0.key < $1.key }.map { resource, record in
        .permission(app, resource, Permission(record.status, isPrecise: record.isPrecise))
      }
    }
  }

  /// Returns whether the custom keyboards have full access, in the user's order.
  private static func fullAccess(_ settings: PhoneSettings) -> [SystemSetting] {
    let choices = settings.customKeyboards
    return choices.active.map { .fullAccess($0, choices.fullAccess.contains($0)) }
  }

  /// Applies the setting; returns whether its value is valid.
  func apply(to settings: inout PhoneSettings, _ environment: inout PhoneEnvironment) -> Bool {
    switch self {
    case .switch(let name, let isOn):
      switch name {
      case .touch3D: settings.is3DTouchEnabled = isOn
      case .systemHaptics: environment.systemHaptics = isOn
      case .vibrateOnRing: environment.vibratesOnRing = isOn
      case .vibrateOnSilent: environment.vibratesOnSilent = isOn
      case .silent: environment.isSilent = isOn
      case .dark: settings.isDark = isOn
      case .boldText: settings.usesBoldText = isOn
      case .reduceMotion: settings.reducesMotion = isOn
      case .reduceTransparency: settings.reducesTransparency = isOn
      case .increaseContrast: settings.increasesContrast = isOn
      case .lowPowerMode: environment.lowPowerMode = isOn
      case .passcode: settings.hasPasscode = isOn
      }
    case .level(.volume, let number):
      guard (0...1).contains(number) else { return false }
      environment.volume = number
    case .level(.ringerVolume, let number):
      guard (0...1).contains(number) else { return false }
      environment.ringerVolume = number
    case .level(.brightness, let number):
      guard (0...1).contains(number) else { return false }
      settings.brightness = number
    case .level(.autoLock, let number):
      guard (0...3600).contains(number) else { return false }
      settings.autoLock = number > 0 ? .seconds(number) : nil
    case .choice(.sensitivity, let word):
      guard let sensitivity = ForceSensitivity(rawValue: word) else { return false }
      settings.sensitivity = sensitivity
    case .choice(.textSize, let word):
      guard let size = ContentSize(rawValue: word) else { return false }
      settings.contentSize = size
    case .choice(.keyboards, let words):
      let names = words.split(separator: ",", omittingEmptySubsequences: false)
      let languages = names.compactMap { KeyboardLanguage(rawValue: String($0)) }
      guard languages.count == names.count else { return false }
      return settings.keyboardLanguages.replace(with: languages)
    case .choice(.customKeyboards, let words):
      let names = words.split(separator: ",")
      let keyboards = names.compactMap { BundleIdentifier(String($0)) }
      guard keyboards.count == names.count else { return false }
      return settings.customKeyboards.replace(with: keyboards)
    case .fullAccess(let keyboard, let isOn):
      guard settings.customKeyboards.active.contains(keyboard) else { return false }
      settings.customKeyboards.setFullAccess(isOn, of: keyboard)
    case .accessibility(let name, true): settings.accessibility.insert(name)
    case .accessibility(let name, false): settings.accessibility.remove(name)
    case .keyboard(let name, true): settings.keyboard.insert(name)
    case .keyboard(let name, false): settings.keyboard.remove(name)
    case .paste(let bundle, let permission):
      // An app that has never asked has no such setting.
      guard settings.pastePermissions[bundle] != nil else { return false }
      settings.pastePermissions[bundle] = permission
    case .permission(let bundle, let resource, let permission):
      // An app that has never asked has no such setting.
      guard settings.permissions.apps[bundle]?[resource] != nil,
        resource.statuses.contains(permission.status)
      else { return false }
      settings.permissions.apps[bundle]?[resource]?.status = permission.status
      settings.permissions.apps[bundle]?[resource]?.isPrecise = permission.isPrecise
    }
    return true
  }
}
