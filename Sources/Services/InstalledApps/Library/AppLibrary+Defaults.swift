import TactusPhoneTypes

extension AppLibrary {
  /// The defaults of apps that their pages of settings show, as XML property lists (Settings.SB4).
  public var appDefaults: [BundleIdentifier: String] {
    var found: [BundleIdentifier: String] = [:]
    for (key, value) in settings where key.hasPrefix(Self.defaultsPrefix) {
      let text = String(key.dropFirst(Self.defaultsPrefix.count))
      guard let app = BundleIdentifier(text), records[app] != nil else { continue }
      found[app] = value
    }
    return found
  }

  /// Sets the defaults that the page of an app shows; does nothing for an app that is not
  /// installed.
  ///
  /// - Returns: The changes to store.
  public mutating func setAppDefaults(
    _ text: String?, of app: BundleIdentifier
  ) -> [AppLibraryChange] {
    guard text == nil || records[app] != nil else { return [] }
    return set(text, for: Self.defaultsPrefix + app.text)
  }

  /// The beginning of the keys of the settings that hold such defaults.
  private static let defaultsPrefix = "defaults."
}
