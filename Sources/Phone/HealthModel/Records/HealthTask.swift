/// A task for the health data, which may wait for a disk.
public enum HealthTask: Sendable, Equatable {
  /// A request of an app, while the phone is locked or not.
  case request(HealthRequest, by: HealthClient, isProtected: Bool)
  /// Sets the access of the app with a bundle identifier; `nil` forgets it. The log then has the
  /// entry.
  case setAccess(HealthAccess?, of: String, HealthEntry)
  /// A request of a system app about the access of apps to health data.
  case settings(HealthSettingsRequest)
  /// Adds samples without checking permissions, such as from a script.
  case add([HealthSample])
  /// Sets a characteristic of the user; `nil` removes it.
  case setCharacteristic(String?, type: String)
  /// Sets the order of sources by their bundle identifiers, the most important first.
  case setSourceOrder([String])
}
