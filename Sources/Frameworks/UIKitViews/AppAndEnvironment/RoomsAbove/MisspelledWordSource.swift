/// An element that may have a rotor of its misspelled words.
@MainActor
package protocol MisspelledWordSource {
  /// The rotor; nil unless the element is editable text (VoiceOver.ED7).
  var misspelledWordRotor: UIAccessibilityCustomRotor? { get }
}
