import TactusThreads

/// The keys with characters that nothing in the app has taken: neither a command, nor a responder
/// that handles presses, nor a text input (Keys.K12).
@MainActor
package enum LostKeys {
  /// Their number since the app's start.
  package static var count: Int { ofContext.value }

  /// Counts a key, if it would have typed a character.
  static func add(_ command: EditCommand) {
    if case .insert = command { ofContext.value += 1 }
  }

  private static let ofContext = ContextLocal(0)
}
