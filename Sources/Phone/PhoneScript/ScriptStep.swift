import Phone
import PhoneLink
import PositionedText

/// One step of a script: a line of it.
public struct ScriptStep: Sendable, Equatable {
  /// Where it stands in the script.
  public var position: SourcePosition
  /// What is to be done.
  public var action: Action

  /// What a step can do.
  public enum Action: Sendable, Equatable {
    /// Let time pass.
    case wait(Duration)
    /// Let time pass until nothing more happens by itself.
    case waitUntilIdle
    /// Do something with fingers, from down to up.
    case gesture(Gesture)
    /// Say one thing of one finger or pencil.
    case touch(TouchReport, TouchTarget?)
    /// Press a button and let go of it.
    case click(PhoneButton)
    /// Press a button, or let go of it.
    case button(PhoneButton, isDown: Bool)
    /// Press a key of the keyboard while others are held, and let go of them all.
    case strike(KeyboardKey, with: [KeyboardKey], for: Duration)
    /// Press a key of the keyboard, or let go of it.
    case key(KeyboardKey, isDown: Bool)
    /// Write something on the keyboard.
    case type(String)
    /// Shake the phone.
    case shake
    /// Turn the phone.
    case rotate(DeviceOrientation)
    /// Change settings.
    case set([PhoneSetting])
    /// Have something that is shown do something, as people do who do not use the screen as others.
    case accessibility(AccessibilityAction, TouchTarget)
    /// Let something happen to the phone that is over at once.
    case happen(DeviceEvent)
    /// Open the app for something.
    case open(OpenRequest)
    /// Keep what the screen shows.
    case snapshot(String)
    /// Fail the run unless this is so.
    case expect(Expectation)
  }
}
