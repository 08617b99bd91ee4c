import TactusPhoneTypes

/// A request of the Home screen, which only the system's own apps may send.
public enum HomeRequest: Sendable, Equatable {
  /// Launches an app, or brings it to the front.
  case launch(BundleIdentifier, LaunchReason)
  /// Moves an app's icon; icons after it make room.
  case move(BundleIdentifier, to: HomePosition)
  /// Deletes an app with its data.
  case uninstall(BundleIdentifier)
}
