import Foundation
import TactusVirtualTime

/// An app whose turns and clock a test controls, in a process of its own: timers are the process's.
@MainActor
final class VirtualApp {
  /// The events so far, each with its time in milliseconds.
  private(set) var log: [String] = []
  /// The current time in seconds.
  private(set) var now = 100.0

  /// Starts the app, whose timers read its clock.
  init() {
    let timers = AppTimers.shared
    timers.hasApp = true
    timers.clock = { [unowned self] in now }
  }

  /// Runs a function within a turn of the app.
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    AppTimers.shared.isTurnActive = true
    defer { AppTimers.shared.isTurnActive = false }
    return try body()
  }

  /// Advances time to the due actions, one instant after the other.
  func advance(by seconds: Double) {
    let end = now + seconds
    while let next = AppTimers.shared.next, next <= end + 1e-9 {
      now = max(now, next)
      turn { AppTimers.shared.fire(at: next) }
    }
    now = end
  }

  /// The number of scheduled actions.
  var actionCount: Int { AppTimers.shared.count }

  /// Adds a word to the log.
  func note(_ word: String) {
    log.append("\(word) \(Int(((now - 100) * 1_000).rounded()))")
  }
}
