import TactusThreads

/// The app's scheduled actions, in the phone's virtual time.
@MainActor
package final class AppTimers {
  /// The actions of the app.
  package static var shared: AppTimers { ofContext.value }

  private static let ofContext = ContextLocal(AppTimers())

  /// Creates a schedule without actions; tests use one of their own.
  package init() {}

  /// Whether a test advances the time, also outside of turns (AppLife.PT10).
  package var isTestDriven = false
  /// Called when the test's own task sleeps for seconds outside of a turn; returns whether the time
  /// was advanced (AppLife.PT11).
  package var sleepThrough: (TimeInterval) -> Bool = { _ in false }
  /// Whether an app is running.
  ///
  /// Without one, no added action ever runs.
  package var hasApp = false
  /// Whether a turn is in progress, whose reply contains the time of the next action.
  package var isTurnActive = false
  /// Called with the time of an action that is added outside of a turn.
  package var onAdd: (TimeInterval) -> Void = { _ in }
  /// Reads the current time in seconds; the machine's uptime until there is an app.
  package var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  /// The current time, in seconds since the phone was started.
  package var now: TimeInterval { clock() }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - time: The time in seconds since the phone was started. An action in the past runs with the
  ///     next step.
  ///   - body: The action.
  /// - Returns: An identifier for removing the action.
  @discardableResult
  package func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    entries.append(Entry(time: time, number: lastNumber, body: body))
    if !isTurnActive { onAdd(time) }
    return lastNumber
  }

  /// Removes an action that has not run yet.
  package func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Removes all actions.
  package func removeAll() { (entries, dueWork) = ([], []) }

  /// The time of the next action; nil if there is none.
  package var next: TimeInterval? { entries.map(\.time).min() }

  /// The number of actions that have not run yet.
  package var count: Int { entries.count }

  /// Runs the due actions in the order of their times, and of equal times in the order of their
  /// addition.
  package func fire(at time: TimeInterval) {
    let due = entries.filter { $0.time <= time }.sorted {
      ($0.time, $0.number) < ($1.time, $1.number)
    }
    for entry in due where entries.contains(where: { $0.number == entry.number }) {
      remove(entry.number)
      entry.body()
      EventEndActions.run()
    }
  }

  // MARK: Internals

  /// The work that is due, and whose result the app has not got (AppLife.PT16).
  var dueWork: [TimeBlockingWork] = []

  private struct Entry {
    let time: TimeInterval
    let number: Int
    let body: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0
}
