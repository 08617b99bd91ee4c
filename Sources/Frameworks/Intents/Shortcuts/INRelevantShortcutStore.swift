internal import TactusVirtualTime

/// The relevant shortcuts of the app.
///
/// - Thread: any.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The shared store.
  public static let `default` = INRelevantShortcutStore(internally: ())

  private init(internally: Void) { super.init() }

  /// Sets the relevant shortcuts, and calls the closure on another thread (Intents.SH2).
  @preconcurrency
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IntentStore.current.relevantShortcuts = shortcuts
    guard let completionHandler else { return }
    PhoneTime.runLater { PhoneTime.callOnAnotherThread { completionHandler(nil) } }
  }

  /// Sets the relevant shortcuts (Intents.SH2).
  nonisolated(nonsending) open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut]
  ) async throws { IntentStore.current.relevantShortcuts = shortcuts }
}
