/// An accessibility setting that is on or off; the raw value is the word on the wire and in
/// scripts.
///
/// Apps implement the settings themselves; the phone's own screen and sound do not change. Bold
/// text, motion, transparency and contrast are in `DeviceTraits`, since appearance depends on them.
public enum AccessibilitySetting: String, Sendable, CaseIterable {
  /// The screen is read aloud.
  case voiceOver = "VoiceOver"
  /// Three quick presses of the Home or side button turn VoiceOver on or off.
  case voiceOverShortcut = "VoiceOver Shortcut"
  /// VoiceOver moves through groups of elements, each as a whole.
  case voiceOverGroups = "VoiceOver Groups"
  /// The phone is controlled with switches.
  case switchControl = "Switch Control"
  /// An on-screen button replaces gestures.
  case assistiveTouch = "AssistiveTouch"
  /// The phone is restricted to one app.
  case guidedAccess = "Guided Access"
  /// The colors are inverted.
  case invertColors = "Invert Colors"
  /// The screen is shown in shades of gray.
  case grayscale = "Grayscale"
  /// Buttons are drawn with a visible shape.
  case buttonShapes = "Button Shapes"
  /// Switches are labeled.
  case switchLabels = "On/Off Labels"
  /// Information is not conveyed by color alone.
  case differentiateWithoutColor = "Differentiate Without Color"
  /// Screens cross-fade instead of sliding.
  case prefersCrossFade = "Prefer Cross-Fade Transitions"
  /// Videos may play automatically.
  case videoAutoplay = "Auto-Play Video Previews"
  /// Both audio channels are the same.
  case monoAudio = "Mono Audio"
  /// Videos show captions.
  case closedCaptions = "Closed Captions"
  /// The selection can be read aloud.
  case speakSelection = "Speak Selection"
  /// The screen can be read aloud.
  case speakScreen = "Speak Screen"
  /// A shake undoes the last action.
  case shakeToUndo = "Shake to Undo"

  /// The settings that are on by default.
  public static let defaults: Set<AccessibilitySetting> = [.videoAutoplay, .shakeToUndo]
}
