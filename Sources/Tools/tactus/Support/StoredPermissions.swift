import TactusAppDatabase
import TactusCommandKit
import TactusInstalledApps
import TactusPhone
import TactusPhoneScript
import TactusPhoneTypes
import TactusSimulator

/// The decisions about protected resources that a phone keeps.
enum StoredPermissions {
  /// Reads the decisions of a phone.
  ///
  /// - Throws: `CommandFailure` if they cannot be read.
  static func read(_ phone: AppInstallation) throws -> PermissionSettings {
    let name = PhoneSetting.permissions(PermissionSettings()).member.0
    let library = try PhoneFolderOption.reporting { try phone.library() }
    guard let text = library.phoneSettings[name] else { return PermissionSettings() }
    switch StoredSettings.setting(name, text) {
    case .success(.permissions(let permissions)): return permissions
    case .success: return PermissionSettings()
    case .failure(let error):
      throw CommandFailure(
        .unreadableInput, "the stored permissions cannot be read: \(error.message)")
    }
  }

  /// Changes the decisions of a phone.
  ///
  /// - Throws: `CommandFailure` if they cannot be stored.
  static func write(_ permissions: PermissionSettings, _ phone: AppInstallation) throws {
    try PhoneFolderOption.reporting {
      let value = PhoneSetting.permissions(permissions).member
      try phone.setPhoneSetting(permissions.texts.isEmpty ? nil : value.1.line, value.0)
    }
  }

  /// Deletes the decisions about an app, which is deleted (Permissions.PE8).
  ///
  /// - Throws: `CommandFailure` if they cannot be read or stored.
  static func forget(_ app: BundleIdentifier, _ phone: AppInstallation) throws {
    var permissions = try read(phone)
    guard permissions.apps.removeValue(forKey: app) != nil else { return }
    try write(permissions, phone)
  }
}
