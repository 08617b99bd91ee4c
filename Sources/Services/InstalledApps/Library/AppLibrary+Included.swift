import TactusPhoneTypes

extension AppLibrary {
  /// Installs an app that comes with the phone, or updates it, unless the user has deleted it
  /// (Bundles.P7).
  ///
  /// - Returns: The changes to store.
  /// - Throws: `AppLibraryError.full`.
  public mutating func installIncluded(
    _ description: AppDescription
  ) throws(AppLibraryError) -> [AppLibraryChange] {
    let key = Self.includedPrefix + description.identifier.text
    guard settings[key] != Self.deleted else { return [] }
    let changes = try install(description)
    return changes + (description.isSystemApp ? [] : set(Self.installed, for: key))
  }

  // MARK: Internals

  /// Records that the user has deleted an app, if it comes with the phone.
  mutating func recordDeletion(of app: BundleIdentifier) -> [AppLibraryChange] {
    let key = Self.includedPrefix + app.text
    return settings[key] == nil ? [] : set(Self.deleted, for: key)
  }

  /// Removes the record of a deletion, because the user installs the app again.
  mutating func clearDeletion(of app: BundleIdentifier) -> [AppLibraryChange] {
    let key = Self.includedPrefix + app.text
    return settings[key] == nil ? [] : set(Self.installed, for: key)
  }

  /// The beginning of the keys of the settings that hold the states of such apps.
  private static let includedPrefix = "included."
  private static let installed = "installed"
  private static let deleted = "deleted"
}
