/// A shortcut with words of the user.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The identifier.
  public let identifier: UUID
  /// The words.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut

  package init(_ shortcut: INShortcut, phrase: String) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), phrase, shortcut)
    super.init()
  }
}
