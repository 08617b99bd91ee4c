/// A shortcut with the user's phrase; the phone has none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The identifier.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut

  package init(_ shortcut: INShortcut, phrase: String) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), phrase, shortcut)
    super.init()
  }
}
