import TactusThreads

/// Keys with characters that nothing in the app has handled: no command, no responder that handles
/// presses, no text input (Keys.K12).
@MainActor
package enum LostKeys {
  /// The number of such keys since the app's start.
  package static var count: Int { ofContext.value }

  /// Counts a key that would have typed a character.
  static func add(_ command: EditCommand) {
    if case .insert = command { ofContext.value += 1 }
  }

  private static let ofContext = ContextLocal(0)
}
