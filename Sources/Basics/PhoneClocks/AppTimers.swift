/// What an app wants done later, by the phone's time.
@MainActor
package final class AppTimers {
  /// Those of the app.
  package static let shared = AppTimers()

  /// Whether there is an app whose turns come; otherwise nothing that is added is ever done.
  package var isDriven = false
  /// Whether a turn is going on, whose answer says when the first thing is to be done.
  package var isOpen = false
  /// Is told when something is to be done, if that was not asked for within a turn.
  package var onAdd: (TimeInterval) -> Void = { _ in }
  /// Reads the clock that all of it goes by, in seconds; the machine's until there is an app.
  package var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  /// The time now, in seconds since the phone was started.
  package var now: TimeInterval { clock() }

  /// Has something done.
  ///
  /// - Parameters:
  ///   - time: When, in seconds since the phone was started; what is past is done with the next step.
  ///   - body: Does it.
  /// - Returns: What tells it apart, to be taken back.
  @discardableResult
  package func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    entries.append(Entry(time: time, number: lastNumber, body: body))
    if !isOpen { onAdd(time) }
    return lastNumber
  }

  /// Takes something back; what is done already stays done.
  package func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Takes everything back.
  package func removeAll() { entries = [] }

  /// When the first thing is to be done.
  package var next: TimeInterval? { entries.map(\.time).min() }

  /// Does what is due, by its time, and of one time in the order in which it was added.
  package func fire(at time: TimeInterval) {
    let due = entries.filter { $0.time <= time }.sorted {
      ($0.time, $0.number) < ($1.time, $1.number)
    }
    for entry in due where entries.contains(where: { $0.number == entry.number }) {
      remove(entry.number)
      entry.body()
      EventEnd.run()
    }
  }

  // MARK: Internals

  private struct Entry {
    let time: TimeInterval
    let number: Int
    let body: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0
}
