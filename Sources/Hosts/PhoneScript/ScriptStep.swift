import TactusJSON
import TactusPhone
import TactusPhoneLink

/// A step of a script, one line of it.
public struct ScriptStep: Sendable, Equatable {
  /// The position of the step in the script.
  public var position: SourcePosition
  /// The action of the step.
  public var action: Action

  /// The action of a step.
  public enum Action: Sendable, Equatable {
    /// Advances time.
    case wait(Duration)
    /// Advances time until nothing more is scheduled.
    case waitUntilIdle
    /// Plays a gesture, from the first finger down to the last one up.
    case gesture(Gesture)
    /// Sends one touch report of a finger or pencil.
    case touch(TouchReport, TouchTarget?)
    /// Presses a button and releases it.
    case click(PhoneButton)
    /// Presses or releases a button.
    case button(PhoneButton, isDown: Bool)
    /// Presses the button of the headset several times; the last press is held.
    case headset(count: Int, for: Duration)
    /// Sends a command to the app that is now playing, as a control outside of the phone does.
    case remote(RemoteCommandEvent)
    /// Presses a key of the keyboard with modifier keys, and releases all of them.
    case pressKey(KeyboardKey, with: [KeyboardKey], for: Duration)
    /// Presses or releases a key of the keyboard.
    case key(KeyboardKey, isDown: Bool)
    /// Types a text on the keyboard.
    case type(String)
    /// Enters a text as a whole, such as with an input method or from the clipboard.
    case text(String)
    /// Replaces the text of the general pasteboard, as if the user had copied it elsewhere.
    case pasteboard(String)
    /// Shakes the phone.
    case shake
    /// Rotates the phone.
    case rotate(DeviceOrientation)
    /// Changes settings.
    case set([PhoneSetting])
    /// Performs an accessibility action on an element.
    case accessibility(AccessibilityAction, TouchTarget)
    /// Makes a sound file the input of the microphone from now on; `nil` for silence.
    case microphone(String?)
    /// Changes the health data, or what an app may do with them.
    case health(HealthStep)
    /// Makes a gesture for VoiceOver.
    case voiceOver(VoiceOverMove)
    /// Presses an icon of the Home screen with a force; without a force, taps it.
    case icon(String, Pressure, hold: Duration)
    /// Chooses a quick action of an open menu by its title.
    case choose(String)
    /// Answers the phone's question that is shown, or the next one, by the title of a button.
    case answer(String)
    /// Returns to the app that has opened the one in the foreground.
    case back
    /// Opens the app switcher.
    case switcher
    /// Opens an app by its card in the app switcher.
    case switchTo(String)
    /// Ends an app by a flick of its card in the app switcher.
    case quit(String)
    /// Leaves the app in the foreground for the Home screen.
    case home
    /// Simulates an event of the device, such as a memory warning.
    case happen(DeviceEvent)
    /// Resets the haptic service, or stops all haptic engines for a reason.
    case haptics(HapticServiceEvent)
    /// Opens the app with a URL or a quick action.
    case open(OpenRequest)
    /// Brings the app that connected last to the front, as from the Home Screen.
    case foreground
    /// Ends the app and starts it again, on a new phone if another model is named.
    case restart(PhoneModel?)
    /// Deletes the app, installs it again and starts it.
    case reinstall
    /// Stores a snapshot of the screen.
    case snapshot(String)
    /// Fails the run unless an expectation is met.
    case expect(Expectation)
  }
}
