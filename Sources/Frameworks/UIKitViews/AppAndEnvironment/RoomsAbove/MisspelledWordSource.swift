/// An element that may have a rotor of its misspelled words.
@MainActor
package protocol MisspelledWordSource {
  /// The rotor; nil for what is no text that can be edited (VoiceOver.ED7).
  var misspelledWordRotor: UIAccessibilityCustomRotor? { get }
}
