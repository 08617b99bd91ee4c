/// What an app wants done later, by the phone's time.
@MainActor
final class AppTimers {
  /// Those of the app.
  static let shared = AppTimers()

  /// Whether a turn is going on, whose answer says when the first thing is to be done.
  var isOpen = false
  /// Is told when something is to be done, if that was not asked for within a turn.
  var onAdd: (TimeInterval) -> Void = { _ in }

  /// Has something done.
  ///
  /// - Parameters:
  ///   - time: When, in seconds since the phone was started; what is past is done with the next step.
  ///   - body: Does it.
  /// - Returns: What tells it apart, to be taken back.
  @discardableResult
  func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    entries.append(Entry(time: time, number: lastNumber, body: body))
    if !isOpen { onAdd(time) }
    return lastNumber
  }

  /// Takes something back; what is done already stays done.
  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Takes everything back.
  func removeAll() { entries = [] }

  /// When the first thing is to be done.
  var next: TimeInterval? { entries.map(\.time).min() }

  /// Does what is due, by its time, and of one time in the order in which it was added.
  func fire(at time: TimeInterval) {
    let due = entries.filter { $0.time <= time }.sorted {
      ($0.time, $0.number) < ($1.time, $1.number)
    }
    for entry in due where entries.contains(where: { $0.number == entry.number }) {
      remove(entry.number)
      entry.body()
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
