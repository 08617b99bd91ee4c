import TactusPhoneTypes

/// A request of an app to the phone.
public enum AppRequest: Sendable, Equatable {
  /// Opens a URL in the app that handles it; the phone answers a request with an identifier with
  /// `opened`.
  case open(String, id: OpenRequestID? = nil)
  /// Sets the badge number of the app's icon; 0 for none.
  case badge(Int)
  /// Sets whether the screen stays on without touches.
  case staysAwake(Bool)
  /// Sets the brightness of the screen, 0…1, until the phone is locked.
  case brightness(Double)
  /// Posts a VoiceOver announcement.
  case announce(AccessibilityAnnouncement)
  /// Reports to VoiceOver that the screen has changed; sent while VoiceOver is on.
  case accessibilityChanged(AccessibilityChange)
  /// Reports once that the elements which the app has sent to the phone's host are outdated, though
  /// the picture may be the same (Accessibility.AC19).
  case elementsChanged
  /// Reports the text of the general pasteboard after the app has changed it, empty for none, and
  /// the items if they are more than that text.
  ///
  /// Private items are in no log and do not leave the phone. Expiring ones are removed at an
  /// instant.
  case copied(
    String, items: [PasteboardItem] = [], isPrivate: Bool = false, expiry: PhoneInstant? = nil)
  /// Requests permission to read what another app has copied; the phone answers with
  /// `pasteboardRead`, at once or after the user has answered a question.
  case readPasteboard(PasteboardReadID)
  /// Withdraws such a request; the app no longer waits for the answer.
  case cancelPasteboardRead(PasteboardReadID)
  /// Sets the dynamic quick actions of the app's icon.
  case quickActions([QuickAction])
  /// Reports whether a delegate performed a quick action, by its type; `nil` if it called no
  /// completion handler in time.
  case quickActionEnded(type: String, Bool?)
  /// Sets the appearance of the status bar while the app is in the foreground.
  case statusBar(StatusBarAppearance)
  /// Requests something of the phone that only the Home screen may.
  case home(HomeRequest)
  /// Changes a setting of the phone, which only system apps may.
  case setting(SystemSetting)
  /// Keeps the state of the app's scene for its next launch, as an XML property list; empty for
  /// none.
  case restorationState(String)
  /// Sets the defaults of an app that its page of settings shows, as an XML property list: of the
  /// app itself, or, which only system apps may, of another one.
  case defaults(String, of: BundleIdentifier? = nil)
  /// Reports whether the app has background tasks.
  case backgroundTask(isRunning: Bool)
  /// Reports whether tasks of the scheduler run, and the time of the next one that waits.
  case scheduledWork(isRunning: Bool, next: PhoneInstant?)
  /// Reports the button that the user has chosen in a system alert, which only the overlay may;
  /// `nil` if the alert was closed without a button.
  case answer(AlertID, button: Int?)
  /// Reports the text in the field of a system alert, which only the overlay may.
  case answerText(AlertID, String)
  /// Shows or hides the overlay above the app in the foreground, which only the overlay may.
  case overlay(isShown: Bool)
  /// Shows or hides the screen keyboard for the app's first responder, or changes it.
  case keyboard(KeyboardConfiguration)
  /// Requests something that only the screen keyboard may.
  case keyboardRequest(KeyboardRequest)
}
