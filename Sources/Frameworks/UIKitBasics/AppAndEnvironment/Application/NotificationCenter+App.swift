import TactusThreads

extension NotificationCenter {
  /// The center to which the frameworks post the notifications of the app: the default one, except
  /// for the system's own programs in a test's process (HomeScreen.C8).
  @MainActor package static var ofApp: NotificationCenter {
    get { ofContext.value }
    set { ofContext.value = newValue }
  }

  private static let ofContext = ContextLocal(NotificationCenter.default)
}
