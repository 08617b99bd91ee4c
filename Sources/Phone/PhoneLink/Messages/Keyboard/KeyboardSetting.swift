/// A setting of keyboards that is on or off; the raw value is the word on the wire and in scripts.
public enum KeyboardSetting: String, Sendable, CaseIterable {
  /// A hardware keyboard is connected, so that the screen keyboard is not shown (Keys.K10).
  case hardware = "Hardware Keyboard"
  /// Keys of the screen keyboard are heard.
  case clicks = "Keyboard Clicks"
  /// Keys of the screen keyboard are felt.
  case haptics = "Keyboard Feedback"
  /// The first letter of a sentence is a capital, where the text asks for it.
  case autoCapitalization = "Auto-Capitalization"
  /// Misspelled words are corrected at their end, where the text allows it.
  case autoCorrection = "Auto-Correction"
  /// Words are suggested above the keys, where the text allows it.
  case predictive = "Predictive Text"
  /// A double tap on Shift locks it.
  case capsLock = "Enable Caps Lock"
  /// Two spaces write a full stop and a space.
  case fullStop = "Full Stop Shortcut"
  /// A pressed key is shown enlarged above the finger.
  case preview = "Character Preview"

  /// The settings that are on by default: all except haptics.
  public static let defaults = Set(allCases).subtracting([.haptics])
}
