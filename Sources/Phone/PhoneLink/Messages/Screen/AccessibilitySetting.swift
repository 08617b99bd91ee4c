/// A setting that helps people to see, hear or touch, and is on or off; the raw value is the word on
/// the wire and in scripts.
///
/// What apps can do about them they do themselves; the phone's own screen and sound do not change.
/// Bold text, motion, transparency and contrast are in `DeviceTraits`, since looks depend on them.
public enum AccessibilitySetting: String, Sendable, CaseIterable {
  /// What is on the screen is read aloud.
  case voiceOver = "VoiceOver"
  /// The screen is used with a few buttons.
  case switchControl = "Switch Control"
  /// A button on the screen stands for gestures.
  case assistiveTouch = "AssistiveTouch"
  /// The phone stays in one app.
  case guidedAccess = "Guided Access"
  /// Light is dark and dark is light.
  case invertColors = "Invert Colors"
  /// There are no colours.
  case grayscale = "Grayscale"
  /// What can be tapped shows its shape.
  case buttonShapes = "Button Shapes"
  /// Switches say whether they are on by more than their colour.
  case switchLabels = "On/Off Labels"
  /// Nothing is told by its colour alone.
  case differentiateWithoutColor = "Differentiate Without Color"
  /// Where screens would slide, one fades into the other.
  case prefersCrossFade = "Prefer Cross-Fade Transitions"
  /// Films may begin to play by themselves.
  case videoAutoplay = "Auto-Play Video Previews"
  /// Both ears hear the same.
  case monoAudio = "Mono Audio"
  /// Films show what is said.
  case closedCaptions = "Closed Captions"
  /// What is selected can be read aloud.
  case speakSelection = "Speak Selection"
  /// The whole screen can be read aloud.
  case speakScreen = "Speak Screen"
  /// A shake takes back what was done last.
  case shakeToUndo = "Shake to Undo"

  /// Those that are on with a new phone.
  public static let usual: Set<AccessibilitySetting> = [.videoAutoplay, .shakeToUndo]
}
