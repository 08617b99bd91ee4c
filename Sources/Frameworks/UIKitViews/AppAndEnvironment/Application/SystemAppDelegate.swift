import TactusPhoneLink

/// The delegate of a program of the system's own interface, such as the Home screen.
///
/// The phone gives such a program more rights than an app (HomeScreen.C3).
@MainActor
package protocol SystemAppDelegate: UIApplicationDelegate {
  /// The installed apps have changed.
  func phoneDidUpdate(_ apps: [InstalledApp])
  /// The Home button was pressed while the program was in the foreground.
  func homeButtonPressed()
}

/// Requests of the system's own programs to the phone, which refuses those of apps.
@MainActor
package enum SystemRequests {
  /// Requests something that only the Home screen may.
  package static func send(_ request: HomeRequest) { PhoneRequests.send(.home(request)) }

  /// Shows or hides the overlay.
  package static func setOverlay(shown isShown: Bool) {
    PhoneRequests.send(.overlay(isShown: isShown))
  }
}
