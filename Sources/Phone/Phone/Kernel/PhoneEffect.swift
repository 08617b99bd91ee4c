import TactusHapticPatterns
import TactusHealthModel
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel
import TactusVoiceOver

/// An effect that the phone requests from its host.
public enum PhoneEffect: Sendable, Equatable {
  /// Send a message to an app.
  case send(PhoneMessage, to: AppID)
  /// Close the connection with an app, which the phone has already removed.
  case close(AppID)
  /// Play a pattern from an instant on, which is now or later.
  ///
  /// A feedback of the phone comes with its name, for devices that have effects of their own.
  case play(HapticPattern, as: NamedFeedback? = nil, voice: VoiceID, from: PhoneInstant)
  /// Play this pattern with a voice from an instant on, which is now or later; its time 0 is at
  /// `origin`. A voice that already plays has the same pattern up to that instant, another one
  /// begins.
  case playLive(
    LivePattern, voice: VoiceID, origin: PhoneInstant, from: PhoneInstant, gate: VoiceGate)
  /// Set the gate of a voice.
  case gate(VoiceID, VoiceGate)
  /// Load the sounds at these paths, which will be needed soon.
  case load([String])
  /// Synthesize an utterance; `speechReady` has the result.
  case speak(Utterance)
  /// Silence a pattern immediately and drop the rest of it.
  case stop(VoiceID)
  /// Write an entry to the haptic log.
  case log(HapticLogEntry)
  /// Store the dynamic quick actions of an installed app.
  case setQuickActions([QuickAction], of: BundleIdentifier)
  /// Store the state that an installed app keeps for its next launch; `nil` removes it.
  case setRestorationState(String?, of: BundleIdentifier)
  /// Store the defaults of an installed app that its page of settings shows.
  case setAppDefaults(String, of: BundleIdentifier)
  /// Store the badge number of an installed app's icon.
  case setBadge(Int, of: BundleIdentifier)
  /// Write a change of a dynamic parameter to the haptic log.
  case logParameter(ParameterLogEntry)
  /// Launch an installed app that does not run; it joins with its identity.
  case launch(BundleIdentifier)
  /// Stop the process of a suspended app, if it has one of its own.
  case suspend(AppID)
  /// Continue the process of a suspended app.
  case resume(AppID)
  /// End the process of an installed app: it has not joined in time, or the phone has ended it.
  case endLaunch(BundleIdentifier)
  /// Start the overlay's program, which shows questions; it joins with its identity.
  case launchOverlay
  /// Start the program of the screen keyboard; it joins with its identity.
  case launchKeyboard
  /// Start the program of a custom keyboard; it joins with its identity.
  case launchCustomKeyboard(BundleIdentifier)
  /// End the process of a custom keyboard.
  case endCustomKeyboard(BundleIdentifier)
  /// The answer to a question of the host: the index of the button, or `nil` if the question was
  /// closed without one.
  case answered(AlertID, Int?)
  /// The settings or the environment have changed, by the user or by a program of the system.
  case settingsChanged
  /// `Phone.nowPlaying` has changed.
  case nowPlayingChanged
  /// `Phone.externalPicture` has changed.
  case externalPictureChanged
  /// The elements that an app has sent are outdated.
  case elementsChanged
  /// Change the installed apps as the Home screen has requested.
  case home(HomeRequest)
  /// Paint the screen again: `Phone.composition` has changed without a new frame.
  case composed
  /// Show a new frame of an app's screen.
  case show(ScreenFrame, of: AppID)
  /// The answer to `inspect`: the elements of the app in the foreground; empty without one.
  case inspected(InspectionID, [ScreenElement])
  /// The answer to `perform`: whether the action was performed.
  case performed(InspectionID, Bool)
  /// Carry out a task for the health data that may wait for a disk; `healthDone` has the result,
  /// with the same number. Tasks are carried out in the order of their numbers.
  case health(Int, HealthTask)
  /// Carry out a task for the print queue, of an app's process if it is an app's; `printDone` has
  /// the receipt of a submission, with the same number, and `printJobs` each change.
  case print(Int, PrintTask, of: AppID?)
  /// Write an event to the event log.
  case note(PhoneLogEntry)
}
