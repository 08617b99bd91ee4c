import TactusPhoneTypes

extension AppLibrary {
  /// The states that apps keep for their next launch, as property lists (Restoration.SR3).
  public var restorationStates: [BundleIdentifier: String] {
    var states: [BundleIdentifier: String] = [:]
    for (key, value) in settings where key.hasPrefix(Self.restorationPrefix) {
      let text = String(key.dropFirst(Self.restorationPrefix.count))
      guard let app = BundleIdentifier(text), records[app] != nil else { continue }
      states[app] = value
    }
    return states
  }

  /// Sets the state that an app keeps for its next launch; does nothing for an app that is not
  /// installed.
  ///
  /// - Returns: The changes to store.
  public mutating func setRestorationState(
    _ state: String?, of app: BundleIdentifier
  ) -> [AppLibraryChange] {
    guard state == nil || records[app] != nil else { return [] }
    return set(state, for: Self.restorationPrefix + app.text)
  }

  /// The beginning of the keys of the settings that hold such states.
  private static let restorationPrefix = "restoration."
}
