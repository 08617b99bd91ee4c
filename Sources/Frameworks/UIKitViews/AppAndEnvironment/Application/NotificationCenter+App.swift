extension NotificationCenter {
  /// The center to which the frameworks post the notifications of the app that runs: the default
  /// one, except for the system's own programs in a test's process (HomeScreen.C8).
  @MainActor static var ofApp = NotificationCenter.default
}
