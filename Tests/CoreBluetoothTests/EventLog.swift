import Synchronization
import TestSupport

/// The events that a delegate is told, in order, for which a test waits.
final class EventLog: Sendable {
  private let changes = ChangeSignal()
  private let contents = Mutex(Contents())

  private struct Contents: Sendable {
    var events: [String] = []
    var readCount = 0
  }

  /// All events so far.
  var all: [String] { contents.withLock { $0.events } }

  /// Adds an event.
  func add(_ event: String) {
    contents.withLock { $0.events.append(event) }
    changes.notify()
  }

  /// Returns the next event; an empty text if none comes within a minute.
  func next() -> String {
    var event = ""
    _ = changes.wait {
      contents.withLock { contents in
        guard contents.readCount < contents.events.count else { return false }
        event = contents.events[contents.readCount]
        contents.readCount += 1
        return true
      }
    }
    return event
  }

  /// Returns some next events.
  func next(_ count: Int) -> [String] { (0..<count).map { _ in next() } }
}
