import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel

/// An input of a phone.
public enum PhoneInput: Sendable, Equatable {
  /// The passing of time.
  case tick
  /// An app connected; it has not sent a message yet.
  case connected(AppID)
  /// The host knows the identity of a program that has just connected.
  case admitted(AppID, ClientIdentity)
  /// The installed apps, at the start and after every change.
  case installedApps([InstalledApp])
  /// An app sent a message.
  case message(AppMessage, from: AppID)
  /// An app sent an invalid message.
  case violation(PhoneMessage.DisconnectReason, from: AppID)
  /// An app disconnected, for any reason.
  case disconnected(AppID)
  /// Another app comes to the foreground, or none.
  case foreground(AppID?)
  /// Launches an installed app, or brings it to the front.
  case launch(BundleIdentifier, LaunchReason)
  /// An app that the host was to launch has ended before it joined, or could not be launched, for
  /// a reason.
  case launchEnded(BundleIdentifier, String)
  /// The program of an app exited unexpectedly.
  case appEnded(BundleIdentifier, AppEnding)
  /// The user opens the app switcher in another way than by a gesture.
  case openSwitcher
  /// The haptic service failed and is available again.
  case hapticsFailed
  /// The haptic service stops all engines for a reason.
  case enginesStopped(EngineEvent.StopReason)
  /// The environment changed.
  case environment(PhoneEnvironment)
  /// A report of a finger or a pencil.
  case touch(TouchReport)
  /// A button is pressed or released.
  case button(PhoneButton, isDown: Bool)
  /// A key of the keyboard is pressed or released.
  case key(KeyboardKey, isDown: Bool)
  /// Text is entered as a whole, such as by an input method or from the clipboard.
  case text(String)
  /// The user has copied a text outside of the phone, for the general pasteboard.
  case pasteboard(String)
  /// A control outside of the phone, such as of the desktop, sends a command to the now playing
  /// app.
  case remoteCommand(RemoteCommandEvent)
  /// The phone is shaken.
  case shake
  /// The phone is rotated.
  case rotate(DeviceOrientation)
  /// The user changed settings that apps receive.
  case settings(PhoneSettings)
  /// Carry out a task for the health data, such as a step of a script.
  case health(HealthTask)
  /// A task for the health data is done, with the number of its effect.
  case healthDone(Int, HealthResult)
  /// Health data of types have changed other than by an app.
  case healthChanged([String])
  /// A job was handed to the print queue or refused, with the number of its effect.
  case printDone(Int, PrintReceipt)
  /// The jobs of the print queue, those that have ended included, after each change.
  case printJobs([PrintJob])
  /// A request for the elements of the app in the foreground; the answer is `inspected`.
  case inspect(InspectionID)
  /// A request to perform an action on the element at a place in the list that the app in the
  /// foreground sent last; the answer is `performed`.
  case perform(InspectionID, place: Int, AccessibilityAction)
  /// The screen is displayed from now on, or no longer.
  case watch(Bool)
  /// A momentary event of the device.
  case deviceEvent(DeviceEvent)
  /// A request to open something in the app in the foreground, or in the next one that joins.
  case open(OpenRequest)
  /// The states that apps have kept before the phone was started, as property lists.
  case restorationStates([BundleIdentifier: String])
  /// The defaults of apps that their pages of settings show, as property lists, from before the
  /// phone was started.
  case appDefaults([BundleIdentifier: String])
  /// The host asks the user a question, for an app or for the phone; the answer is `answered`.
  case ask(SystemAlert, for: AppID?)
  /// The user answers the question that is shown by the title of a button, or the next one that is
  /// asked.
  case answer(String)
  /// Questions with one of these buttons are answered at once; of several the first counts.
  case presetAnswers([String])
  /// The overlay's program has ended before it joined, or could not be started, for a reason.
  case overlayEnded(String)
  /// The screen keyboard's program has ended before it joined, or could not be started, for a
  /// reason.
  case keyboardEnded(String)
  /// The program of a custom keyboard has ended before it joined, or could not be started, for a
  /// reason.
  case customKeyboardEnded(BundleIdentifier, String)
  /// The user returns to the app that has opened the one in the foreground.
  case goBack
  /// An app is asked to quit before its connection is closed.
  case quit(AppID)
  /// The host has found a reason to end an app at once, such as that it uses too much memory.
  case kill(BundleIdentifier, String)
  /// The host has synthesized an utterance, by its number: the name of the sound, `nil` if there is
  /// none, and its duration in seconds.
  case speechReady(UInt64, path: String?, seconds: Double)
  /// The host no longer waits for an app's answer to its turn.
  case appTimedOut(AppID)
}
