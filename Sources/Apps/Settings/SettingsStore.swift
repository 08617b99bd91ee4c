import HealthKit
import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes
import TactusUIKitViews
import UIKit

/// The settings of the phone, as the phone has sent them last.
@MainActor
final class SettingsStore {
  /// Posted after a change.
  static let didChange = Notification.Name("org.tactus.SettingsStoreDidChange")

  private var switches: [SystemSetting.Switch: Bool] = [:]
  private var levels: [SystemSetting.Level: Double] = [:]
  private var choices: [SystemSetting.WordSetting: String] = [:]
  private var accessibility: [AccessibilitySetting: Bool] = [:]
  private var keyboard: [KeyboardSetting: Bool] = [:]
  private var pastePermissions: [BundleIdentifier: PastePermission] = [:]
  private var permissions: [BundleIdentifier: [ProtectedResource: Permission]] = [:]
  private var fullAccess: [BundleIdentifier: Bool] = [:]

  /// Replaces the settings by those of the phone.
  func update(_ settings: [SystemSetting]) {
    // Settings of apps that are gone, or of another system, are not among them.
    (pastePermissions, permissions, fullAccess) = ([:], [:], [:])
    for setting in settings { keep(setting) }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// Requests a setting; the phone responds with all of them.
  func set(_ setting: SystemSetting) {
    keep(setting)
    SystemRequests.set(setting)
  }

  // MARK: Apps

  /// The installed apps, in the order of their icons.
  private(set) var apps: [InstalledApp] = []
  private var defaults: [BundleIdentifier: [String: Any]] = [:]

  /// Replaces the installed apps and their defaults by those of the phone.
  func update(_ apps: [InstalledApp]) {
    self.apps = apps
    for app in apps {
      let list = try? PropertyListSerialization.propertyList(
        from: Data(app.defaults.utf8), format: nil)
      defaults[app.identifier] = list as? [String: Any] ?? [:]
    }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// Returns the value of an app's default; nil for none.
  func value(_ key: String, of app: BundleIdentifier) -> Any? { defaults[app]?[key] }

  /// Sets an app's default, which reaches the app at once (Settings.SB5).
  func set(_ value: Any, _ key: String, of app: BundleIdentifier) {
    var values = defaults[app] ?? [:]
    values[key] = value
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    guard let data, data.count <= LinkLimits.defaultsBytes else {
      return print("Settings: the default “\(key)” of \(app) is too long, and is not changed")
    }
    defaults[app] = values
    SystemRequests.setDefaults(String(decoding: data, as: UTF8.self), of: app)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// Returns whether two values of a property list are equal.
  static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    if let one = one as? NSNumber, let other = other as? NSNumber { return one.isEqual(other) }
    if let one = one as? String, let other = other as? String { return one == other }
    return false
  }

  // MARK: Health data

  private let health = HKHealthStore()

  /// The access to health data of the apps that have requested it, by their bundle identifiers
  /// (Health.SY2); empty if the phone does not respond.
  var healthAccess: [String: HealthAccess] {
    ((try? health.overview())?.apps ?? [:]).filter { !$0.value.isEmpty }
  }

  /// Requests the access of an app to health data, which holds at once.
  func setHealthAccess(_ access: HealthAccess, of app: String) {
    do { try health.setAccess(access, of: app) } catch {
      print("Settings: the access to health data is not changed: \(error.localizedDescription)")
    }
  }

  // MARK: Settings of the phone

  /// Returns whether a switch is on.
  func isOn(_ name: SystemSetting.Switch) -> Bool { switches[name] ?? false }

  /// Returns whether an accessibility setting is on.
  func isOn(_ name: AccessibilitySetting) -> Bool { accessibility[name] ?? false }

  /// Returns whether a setting of keyboards is on.
  func isOn(_ name: KeyboardSetting) -> Bool { keyboard[name] ?? false }

  /// Returns the number of a setting.
  func level(_ name: SystemSetting.Level) -> Double { levels[name] ?? 0 }

  /// Returns the word of a setting.
  func word(_ name: SystemSetting.WordSetting) -> String { choices[name] ?? "" }

  /// Returns the user's decision whether an app reads what other apps have copied; nil for an app
  /// that has never tried (Pasteboard.PP8).
  func pastePermission(of app: BundleIdentifier) -> PastePermission? { pastePermissions[app] }

  /// Returns the permissions that an app has requested (Permissions.ST1).
  func permissions(of app: BundleIdentifier) -> [ProtectedResource: Permission] {
    permissions[app] ?? [:]
  }

  /// Returns the apps that have requested a resource, in the order of their names.
  func apps(thatAskFor resource: ProtectedResource) -> [InstalledApp] {
    apps.filter { permissions[$0.identifier]?[resource] != nil }.sorted { $0.name < $1.name }
  }

  /// The languages of the keyboard.
  var keyboards: [KeyboardLanguage] {
    word(.keyboards).split(separator: ",").compactMap { KeyboardLanguage(rawValue: String($0)) }
  }

  /// Requests the languages of the keyboard (Keyboards.LA9).
  func setKeyboards(_ languages: [KeyboardLanguage]) {
    set(.choice(.keyboards, languages.map(\.rawValue).joined(separator: ",")))
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// The keyboards of apps that the user has added, in the user's order.
  var customKeyboards: [CustomKeyboard] {
    let active = word(.customKeyboards).split(separator: ",").map(String.init)
    let installed = installedKeyboards
    return active.compactMap { id in installed.first { $0.identifier.text == id } }
  }

  /// The keyboards of all installed apps, in the order of the apps.
  var installedKeyboards: [CustomKeyboard] {
    apps.flatMap(\.keyboards).map { keyboard in
      var keyboard = keyboard
      keyboard.hasFullAccess = fullAccess[keyboard.identifier] ?? false
      return keyboard
    }
  }

  /// Requests the keyboards of apps (Keyboards.CU2).
  func setCustomKeyboards(_ keyboards: [CustomKeyboard]) {
    set(.choice(.customKeyboards, keyboards.map(\.identifier.text).joined(separator: ",")))
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  private func keep(_ setting: SystemSetting) {
    switch setting {
    case .switch(let name, let isOn): switches[name] = isOn
    case .level(let name, let number): levels[name] = number
    case .choice(let name, let word): choices[name] = word
    case .accessibility(let name, let isOn): accessibility[name] = isOn
    case .keyboard(let name, let isOn): keyboard[name] = isOn
    case .paste(let app, let permission): pastePermissions[app] = permission
    case .permission(let app, let resource, let permission):
      permissions[app, default: [:]][resource] = permission
    case .fullAccess(let keyboard, let isOn): fullAccess[keyboard] = isOn
    }
  }
}
