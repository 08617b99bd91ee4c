import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes

/// The delegate of a system program, such as the Home screen.
///
/// Such a program has more rights than an app (HomeScreen.C3).
@MainActor
package protocol SystemAppDelegate: UIApplicationDelegate {
  /// Called when the installed apps have changed.
  func phoneDidUpdate(_ apps: [InstalledApp])
  /// Called when settings of the phone have changed, or the program has joined.
  func phoneDidUpdate(_ settings: [SystemSetting])
  /// Called when the app switcher opens or changes, with the apps, last used first; `nil` when it
  /// closes.
  func phoneDidShowSwitcher(_ apps: [BundleIdentifier]?)
  /// Called when the app in the foreground needs another keyboard, or none.
  func phoneDidUpdate(_ keyboard: KeyboardConfiguration)
  /// Called when the Home button is pressed while the program is in the foreground.
  func homeButtonPressed()
  /// Called when the phone shows an alert; `nil` when it is dismissed.
  func phoneDidAsk(_ alert: SystemAlert?)
  /// Called when the playing item changes while the locked phone shows playback controls; `nil`
  /// when they disappear.
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

/// Requests of system programs to the phone, which refuses those of apps.
@MainActor
package enum SystemRequests {
  /// Sends a request that only the Home screen may make.
  package static func send(_ request: HomeRequest) { PhoneRequests.send(.home(request)) }

  /// Changes a setting of the phone; only system apps may (Settings.SE5).
  package static func set(_ setting: SystemSetting) { PhoneRequests.send(.setting(setting)) }

  /// Changes the defaults on an app's settings page; only system apps may (Settings.SB4).
  package static func setDefaults(_ text: String, of app: BundleIdentifier) {
    PhoneRequests.send(.defaults(text, of: app))
  }

  /// Reports the button that the user tapped.
  package static func answer(_ alert: SystemAlert, button: Int?) {
    PhoneRequests.send(.answer(alert.id, button: button))
  }

  /// Reports the text that the user typed into an alert.
  package static func write(_ text: String, in alert: SystemAlert) {
    PhoneRequests.send(
      .answerText(alert.id, String(text.unicodeScalars.prefix(LinkLimits.shortTextBytes / 4))))
  }

  /// Sends a command to the Now Playing app; only the overlay may.
  package static func send(_ event: RemoteCommandEvent) {
    RemoteControlChannel.current.send(event)
  }

  /// Sends a request that only the onscreen keyboard may make.
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
