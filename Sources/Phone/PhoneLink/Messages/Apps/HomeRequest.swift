import TactusPhoneTypes

/// A request of the Home screen, which only the system's own apps may send.
public enum HomeRequest: Sendable, Equatable {
  /// Launches an app, or brings it to the front; its picture grows out of the area of its icon.
  case launch(BundleIdentifier, LaunchReason, from: ScreenArea? = nil)
  /// Moves an app's icon; icons after it make room.
  case move(BundleIdentifier, to: HomePosition)
  /// Deletes an app with its data.
  case uninstall(BundleIdentifier)
  /// Shows the pictures of apps in the app switcher, from back to front.
  case showCards([AppCard])
  /// Ends an app, and removes it from the app switcher.
  case quit(BundleIdentifier)
  /// Closes the app switcher.
  case closeSwitcher
}
