import TactusPhoneLink
import TactusThreads

/// The dynamic quick actions of the app's icon.
///
/// Steps QuickActions.K1…
@MainActor
package enum QuickActions {
  /// The quick actions that the app has set, in this run or before.
  package private(set) static var dynamic: [UIApplicationShortcutItem] {
    get { state.value.dynamic }
    set { state.value.dynamic = newValue }
  }

  /// Sets the quick actions; the phone receives the last ones of a turn (QuickActions.K3).
  package static func set(_ items: [UIApplicationShortcutItem]) {
    dynamic = items
    guard !isSending else { return }
    isSending = true
    AppTimers.shared.add(at: CACurrentMediaTime()) { send() }
  }

  /// Sets the quick actions that the phone has kept from an earlier run (QuickActions.K2).
  package static func restore(_ actions: [QuickAction]) {
    dynamic = actions.map(UIApplicationShortcutItem.init)
  }

  /// Discards the quick actions, as the app has ended (AppLife.L8).
  package static func reset() { state.value = State() }

  // MARK: Internals

  private struct State {
    var dynamic: [UIApplicationShortcutItem] = []
    var isSending = false
  }

  private static let state = ContextLocal(State())

  private static var isSending: Bool {
    get { state.value.isSending }
    set { state.value.isSending = newValue }
  }

  private static func send() {
    isSending = false
    // Items, texts and user info beyond the limits are shortened or left out (QuickActions.K4).
    if dynamic.count > LinkLimits.quickActions {
      RuntimeWarning.once(
        "shortcutItems has \(dynamic.count) items; the first \(LinkLimits.quickActions) are kept")
    }
    var actions = dynamic.prefix(LinkLimits.quickActions).map(\.linkAction)
    var byteCount = 0
    for place in actions.indices {
      let bytes = actions[place].userInfo.utf8.count
      if byteCount + bytes <= LinkLimits.allUserInfoBytes {
        byteCount += bytes
      } else {
        RuntimeWarning.once(
          "the userInfo of all quick actions has more than \(LinkLimits.allUserInfoBytes) bytes; "
            + "the phone does not keep that of the last ones")
        actions[place].userInfo = ""
      }
    }
    PhoneRequests.send(.quickActions(actions))
  }
}
