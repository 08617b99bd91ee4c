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

  private var work: [(isJob: Bool, body: () -> Void)] = []

  /// Runs the closures in order, including those that are added meanwhile, and the app's tasks as
  /// far as they go on at the current time (AppLife.PT26).
  ///
  /// Closures and tasks that keep adding others are continued in the next turn.
  package func drain() {
    var (rounds, jobRounds) = (Self.rounds, Self.jobRounds)
    repeat {
      while !work.isEmpty, rounds > 0 {
        let due = work
        work = []
        if !due.allSatisfy(\.isJob) { rounds -= 1 }
        for (_, body) in due { body() }
      }
      jobRounds -= 1
    } while jobRounds > 0 && AppTasks.shared.runRound()
  }

  /// Whether closures are waiting.
  package var hasWork: Bool { !work.isEmpty }

  /// Removes all closures.
  package func removeAll() { work = [] }

  fileprivate func add(_ body: @escaping () -> Void) { work.append((false, body)) }

  /// Adds a closure that runs a job of a task.
  func addJob(_ body: @escaping () -> Void) {
    guard isEnabled else { return }
    work.append((true, body))
  }

  /// The maximum number of rounds in which closures may add others.
  ///
  /// - Source: ours; two hops are common. Confidence: guess.
  private static let rounds = 16

  /// The maximum number of rounds in which tasks may go on.
  ///
  /// - Source: ours; enough for chains of many awaits. Confidence: guess.
  private static let jobRounds = 500
}

extension PhoneTime {
  /// Whether a closure that is submitted to the main queue now is run by the turn.
  static var queuesTurnWork: Bool {
    isActive && MainActor.assumeIsolated { TurnQueue.shared.isEnabled }
  }

  /// Adds a closure to run before the turn ends.
  static func addToTurn(_ body: @escaping () -> Void) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated {
      let queue = TurnQueue.shared
      queue.add(body)
      guard !AppTimers.shared.isTurnActive else { return }
      // The next turn runs it, or the main queue if the test awaits before (AppLife.PT10).
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
