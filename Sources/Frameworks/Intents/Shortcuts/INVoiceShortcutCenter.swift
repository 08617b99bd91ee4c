internal import TactusVirtualTime

/// The voice shortcuts and suggestions of the app (Intents.SH1…).
///
/// - Thread: any.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The shared center.
  public static let shared = INVoiceShortcutCenter(internally: ())

  private init(internally: Void) { super.init() }

  /// Passes the voice shortcuts to a closure on another thread (Intents.SH1).
  @preconcurrency
  open func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    let all = IntentStore.current.voiceShortcuts
    PhoneTime.runLater { PhoneTime.callOnAnotherThread { completion(all, nil) } }
  }

  /// Passes the voice shortcut with an identifier to a closure on another thread (Intents.SH1).
  @preconcurrency
  open func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    let found = IntentStore.current.voiceShortcuts.first { $0.identifier == identifier }
    PhoneTime.runLater { PhoneTime.callOnAnotherThread { completion(found, nil) } }
  }

  /// Returns the voice shortcuts (Intents.SH1).
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    IntentStore.current.voiceShortcuts
  }

  /// Returns the voice shortcut with an identifier (Intents.SH1).
  ///
  /// - Throws: `INIntentError.voiceShortcutGetFailed` if there is none.
  @discardableResult
  nonisolated(nonsending) open func getVoiceShortcut(
    with identifier: UUID
  ) async throws -> INVoiceShortcut {
    let all = IntentStore.current.voiceShortcuts
    guard let found = all.first(where: { $0.identifier == identifier }) else {
      throw INIntentError(.voiceShortcutGetFailed)
    }
    return found
  }

  /// Sets the suggested shortcuts (Intents.SH2).
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    IntentStore.current.suggestions = suggestions
  }
}
