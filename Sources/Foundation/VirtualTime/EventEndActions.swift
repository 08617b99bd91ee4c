import TactusThreads

/// The actions that run when the current event has been handled.
///
/// On an iPhone this is the end of a run loop pass. Within a turn of an app the actions run after
/// each touch, each timer and the rest of the turn; otherwise when the main queue is next drained.
@MainActor
package enum EventEndActions {
  /// Adds an action to run when the current event has been handled.
  ///
  /// - Parameters:
  ///   - order: The order. Actions with lower numbers run first.
  ///   - body: The action.
  package static func add(order: Int, _ body: @escaping @MainActor () -> Void) {
    entries.append((order, body))
    let timers = AppTimers.shared
    guard !timers.isTurnActive, !isScheduled else { return }
    isScheduled = true
    if timers.hasApp {
      // The action runs at the end of a turn, which this requests.
      timers.add(at: timers.now) {}
    } else {
      let context = AppContext.current
      DispatchQueue.main.Dispatch::async {
        AppContext.with(context) { MainActor.assumeIsolated { run() } }
      }
    }
  }

  /// Runs the actions.
  ///
  /// Actions that are added meanwhile run at the end of the next event.
  package static func run() {
    observe?()
    let due = entries.enumerated().sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    (entries, isScheduled) = ([], false)
    for (_, entry) in due { entry.body() }
  }

  /// Called before the actions of each event; `nil` for nothing.
  package static var observe: (@MainActor () -> Void)? {
    get { state.value.observe }
    set { state.value.observe = newValue }
  }

  private struct State {
    var entries: [(order: Int, body: @MainActor () -> Void)] = []
    var isScheduled = false
    var observe: (@MainActor () -> Void)?
  }

  private static let state = ContextLocal(State())

  private static var entries: [(order: Int, body: @MainActor () -> Void)] {
    get { state.value.entries }
    _modify { yield &state.value.entries }
  }

  private static var isScheduled: Bool {
    get { state.value.isScheduled }
    set { state.value.isScheduled = newValue }
  }
}
