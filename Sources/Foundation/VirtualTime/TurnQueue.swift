import TactusThreads

/// The closures that an app submits to the main queue within a turn, if no other thread serves the
/// main queue meanwhile: in a test's own process (AppLife.PT9).
@MainActor
package final class TurnQueue {
  /// The queue of the app.
  package static var shared: TurnQueue { ofContext.value }

  private static let ofContext = ContextLocal(TurnQueue())

  /// Whether the turn runs these closures; otherwise the main queue does.
  package var isEnabled = false

  private var work: [() -> Void] = []

  /// Runs the closures in order, including those that are added meanwhile.
  ///
  /// Closures that keep adding others are continued in the next turn.
  package func drain() {
    for _ in 0..<Self.rounds where !work.isEmpty {
      let due = work
      work = []
      for body in due { body() }
    }
  }

  /// Whether closures are waiting.
  package var hasWork: Bool { !work.isEmpty }

  /// Removes all closures.
  package func removeAll() { work = [] }

  fileprivate func add(_ body: @escaping () -> Void) { work.append(body) }

  /// The maximum number of rounds in which closures may add others.
  ///
  /// - Source: ours; two hops are common. Confidence: guess.
  private static let rounds = 16
}

extension PhoneTime {
  /// Whether a closure that is submitted to the main queue now is run by the turn.
  static var queuesTurnWork: Bool {
    isActive && MainActor.assumeIsolated { TurnQueue.shared.isEnabled }
  }

  /// Adds a closure to run before the turn ends.
  static func addToTurn(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated {
      let queue = TurnQueue.shared
      queue.add(body)
      guard !AppTimers.shared.isTurnActive else { return }
      // AppLife.PT10: the next turn runs it, or the main queue if the test awaits before.
      let timers = AppTimers.shared
      let wakeup = timers.add(at: timers.now) {}
      let context = AppContext.current
      DispatchQueue.main.Dispatch::async {
        AppContext.with(context) {
          MainActor.assumeIsolated {
            timers.remove(wakeup)
            queue.drain()
          }
        }
      }
    }
  }
}
