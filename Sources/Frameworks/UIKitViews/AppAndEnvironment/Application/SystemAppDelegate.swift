import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes

/// The delegate of a program of the system's own interface, such as the Home screen.
///
/// The phone gives such a program more rights than an app (HomeScreen.C3).
@MainActor
package protocol SystemAppDelegate: UIApplicationDelegate {
  /// The installed apps have changed.
  func phoneDidUpdate(_ apps: [InstalledApp])
  /// The settings of the phone have changed, or the program has joined.
  func phoneDidUpdate(_ settings: [SystemSetting])
  /// The app switcher is opened with apps, the last used first, or has changed; `nil` when it is
  /// closed.
  func phoneDidShowSwitcher(_ apps: [BundleIdentifier]?)
  /// The app in the foreground needs another keyboard, or none.
  func phoneDidUpdate(_ keyboard: KeyboardConfiguration)
  /// The Home button was pressed while the program was in the foreground.
  func homeButtonPressed()
  /// The phone asks the user a question; `nil` when none is asked any more.
  func phoneDidAsk(_ alert: SystemAlert?)
  /// The item that plays has changed, while the phone is locked and shows controls; `nil` when it
  /// shows none any more.
  func phoneDidUpdate(_ state: NowPlayingState?)
}

extension SystemAppDelegate {
  /// Does nothing.
  package func phoneDidUpdate(_ apps: [InstalledApp]) {}
  /// Does nothing.
  package func phoneDidUpdate(_ settings: [SystemSetting]) {}
  /// Does nothing.
  package func phoneDidShowSwitcher(_ apps: [BundleIdentifier]?) {}
  /// Does nothing.
  package func phoneDidUpdate(_ keyboard: KeyboardConfiguration) {}
  /// Does nothing.
  package func homeButtonPressed() {}
  /// Does nothing.
  package func phoneDidAsk(_ alert: SystemAlert?) {}
  /// Does nothing.
  package func phoneDidUpdate(_ state: NowPlayingState?) {}
}

/// Requests of the system's own programs to the phone, which refuses those of apps.
@MainActor
package enum SystemRequests {
  /// Requests something that only the Home screen may.
  package static func send(_ request: HomeRequest) { PhoneRequests.send(.home(request)) }

  /// Changes a setting of the phone, which only apps of the system may (Settings.SE5).
  package static func set(_ setting: SystemSetting) { PhoneRequests.send(.setting(setting)) }

  /// Changes the defaults that an app's page shows, which only apps of the system may
  /// (Settings.SB4).
  package static func setDefaults(_ text: String, of app: BundleIdentifier) {
    PhoneRequests.send(.defaults(text, of: app))
  }

  /// Reports the button that the user has chosen.
  package static func answer(_ alert: SystemAlert, button: Int?) {
    PhoneRequests.send(.answer(alert.id, button: button))
  }

  /// Reports the text that the user has written in a question's field.
  package static func write(_ text: String, in alert: SystemAlert) {
    PhoneRequests.send(
      .answerText(alert.id, String(text.unicodeScalars.prefix(LinkLimits.shortTextBytes / 4))))
  }

  /// Sends a command to the now playing app, which only the overlay may.
  package static func send(_ event: RemoteCommandEvent) {
    RemoteControlChannel.current.send(event)
  }

  /// Requests something that only the screen keyboard may.
  package static func send(_ request: KeyboardRequest) {
    PhoneRequests.send(.keyboardRequest(request))
  }

  /// Plays the sound of a key.
  package static func play(_ click: InputClick) { click.play() }

  /// Shows or hides the overlay.
  package static func setOverlay(shown isShown: Bool) {
    PhoneRequests.send(.overlay(isShown: isShown))
  }
}
