import TactusPhoneLink

extension ScriptRun {
  /// Enters a text by the keys of the keyboard or as a whole; one that nothing takes is a failure
  /// (Keys.K12).
  func enter(_ text: String, byKeys: Bool) throws {
    if byKeys, !text.isEmpty, !GesturePlayer.canType(text), !acceptsInvalidInput {
      throw Failure(
        message: "no key types '\(text)'; {\"text\": …} enters it as a whole")
    }
    let before = acceptsInvalidInput ? [] : phone.inspect()
    if byKeys { gestures.type(text) } else { phone.send(.text(text)) }
    guard !before.isEmpty, !text.isEmpty else { return }
    let after = phone.inspect()
    // What is edited may refuse a text, and an app may handle keys itself, which shows.
    guard !(before + after).contains(where: { $0.selection != nil }), before == after else {
      return
    }
    throw Failure(
      message: "nothing takes the text '\(text)': no text is being edited, and nothing on the "
        + "screen has changed; tap the field before")
  }
}
