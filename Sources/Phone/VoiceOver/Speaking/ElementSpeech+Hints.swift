import TactusPhoneLink

// The hints of elements.
extension ElementSpeech {
  /// Returns the hint of the app and that of VoiceOver for the kind of element (VoiceOver.HI1,
  /// VoiceOver.HI2); `nil` for none.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isSpoken: Whether the app's hint is spoken already, in place of a label.
  func hint(of element: ScreenElement, isSpoken: Bool) -> String? {
    let own = isSpoken ? nil : element.hint.flatMap { $0.isBlank ? nil : $0.spoken }
    guard !element.has("not-enabled") else { return own }
    if element.isSwitch { return joined(own, words[.hintToggle]) }
    if element.isField { return own ?? fieldHint(of: element) }
    if element.has("adjustable") { return isSpoken ? nil : joined(own, words[.hintAdjust]) }
    return own ?? (element.actions.isEmpty ? nil : words[.hintActions])
  }

  /// Returns the hint for a text field.
  private func fieldHint(of element: ScreenElement) -> String? {
    let isSecret = element.has("secure-text-field")
    if element.has("is-editing") { return isSecret ? nil : words[.hintMisspelled] }
    return element.has("text-area")
      ? joined(words[.hintEdit], words[.hintMisspelled]) : words[.hintEdit]
  }

  /// Returns two sentences as one text.
  private func joined(_ first: String?, _ second: String) -> String {
    guard var first else { return second }
    if first.hasSuffix(".") { first.removeLast() }
    return "\(first). \(second)"
  }
}
