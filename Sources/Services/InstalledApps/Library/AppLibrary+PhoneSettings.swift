extension AppLibrary {
  /// The settings of the phone that the user has changed: texts by the names of scripts
  /// (Settings.SE6).
  public var phoneSettings: [String: String] {
    var found: [String: String] = [:]
    for (key, value) in settings where key.hasPrefix(Self.settingPrefix) {
      found[String(key.dropFirst(Self.settingPrefix.count))] = value
    }
    return found
  }

  /// Sets a setting of the phone.
  ///
  /// - Parameters:
  ///   - text: The value; `nil` removes the setting.
  ///   - name: The name of the setting in scripts.
  /// - Returns: The changes to store.
  public mutating func setPhoneSetting(_ text: String?, _ name: String) -> [AppLibraryChange] {
    set(text, for: Self.settingPrefix + name)
  }

  /// The beginning of the keys of such settings.
  private static let settingPrefix = "setting."
}
