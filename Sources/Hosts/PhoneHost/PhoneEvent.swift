import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// An event of a running phone.
public enum PhoneEvent: Sendable, Equatable {
  /// A feedback or a pattern was requested.
  case haptic(HapticLogEntry)
  /// A note for the user was recorded.
  case note(PhoneLogEntry)
  /// An app has a new frame on the screen, since an instant.
  case shown(ScreenFrame, of: AppID, since: PhoneInstant)
  /// The contents of the screen have changed without a new frame, as while an app opens.
  case composed
  /// The settings or the environment have changed.
  case settingsChanged
  /// The now playing app, its item or its commands have changed; `Phone.nowPlaying` has them.
  case nowPlayingChanged
  /// The picture on the device beside the phone has changed; `Phone.externalPicture` has it.
  case externalPictureChanged
  /// The accessibility elements of an app have changed, perhaps without a new frame.
  case elementsChanged
  /// An installed app that does not run shall be launched.
  case launch(BundleIdentifier)
  /// An installed app is suspended, or runs again.
  case suspended(BundleIdentifier, Bool)
  /// The process of an installed app shall end: it has not joined in time, or the phone has ended
  /// it.
  case endLaunch(BundleIdentifier)
  /// The program of the overlay, which shows questions, shall be started.
  case launchOverlay
  /// The program of the screen keyboard shall be started.
  case launchKeyboard
  /// The program of a keyboard of an app shall be started.
  case launchCustomKeyboard(BundleIdentifier)
  /// The process of a keyboard of an app shall end.
  case endCustomKeyboard(BundleIdentifier)
  /// A question of the host was answered; `takeAlertAnswer` returns the answer.
  case answered(AlertID)
  /// The result of an inspection has arrived; `takeInspectionResult` returns it.
  case inspected(InspectionID)
  /// The outcome of an accessibility action has arrived; `takeActionResult` returns it.
  case performed(InspectionID)
}
