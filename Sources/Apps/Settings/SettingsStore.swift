import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The settings of the phone, as the phone has sent them last.
@MainActor
final class SettingsStore {
  /// Posted after a change.
  static let didChange = Notification.Name("org.tactus.SettingsStoreDidChange")

  private var switches: [SystemSetting.Switch: Bool] = [:]
  private var levels: [SystemSetting.Level: Double] = [:]
  private var choices: [SystemSetting.Choice: String] = [:]
  private var accessibility: [AccessibilitySetting: Bool] = [:]
  private var keyboard: [KeyboardSetting: Bool] = [:]

  /// Replaces the settings by those of the phone.
  func update(_ settings: [SystemSetting]) {
    for setting in settings { keep(setting) }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// Requests a setting; the phone answers with all of them.
  func set(_ setting: SystemSetting) {
    keep(setting)
    SystemRequests.set(setting)
  }

  /// Returns whether a switch is on.
  func isOn(_ name: SystemSetting.Switch) -> Bool { switches[name] ?? false }

  /// Returns whether an accessibility setting is on.
  func isOn(_ name: AccessibilitySetting) -> Bool { accessibility[name] ?? false }

  /// Returns whether a setting of keyboards is on.
  func isOn(_ name: KeyboardSetting) -> Bool { keyboard[name] ?? false }

  /// Returns the number of a setting.
  func level(_ name: SystemSetting.Level) -> Double { levels[name] ?? 0 }

  /// Returns the word of a setting.
  func word(_ name: SystemSetting.Choice) -> String { choices[name] ?? "" }

  private func keep(_ setting: SystemSetting) {
    switch setting {
    case .switch(let name, let isOn): switches[name] = isOn
    case .level(let name, let number): levels[name] = number
    case .choice(let name, let word): choices[name] = word
    case .accessibility(let name, let isOn): accessibility[name] = isOn
    case .keyboard(let name, let isOn): keyboard[name] = isOn
    }
  }
}
