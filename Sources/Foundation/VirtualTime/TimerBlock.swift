import Foundation
import Synchronization

/// The closure of a timer, which is released when the timer ends (AppLife.PT25).
///
/// Foundation's timers on Linux keep their closures, and with them whatever the closures hold
/// (measured, Swift 6.3).
///
/// - Thread: any.
final class TimerBlock: Sendable {
  private let body: Mutex<Body?>
  private let repeats: Bool

  init(repeats: Bool, _ body: @escaping @Sendable (Timer) -> Void) {
    self.repeats = repeats
    self.body = Mutex(Body(call: body))
  }

  /// Calls the closure, for the last time if the timer does not repeat.
  func call(_ timer: Timer) {
    let body = body.withLock { $0 }
    body?.call(timer)
    if !repeats { end() }
  }

  /// Releases the closure.
  func end() {
    // Outside of the lock, since the release may call the app.
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    _ = body
  }

  /// A holder of a closure: a function in a mutex itself is wrapped again at each access, so that a
  /// timer that fires for hours would end the stack (measured, Swift 6.3).
  private struct Body: Sendable {
    let call: @Sendable (Timer) -> Void
  }

  // MARK: Timers that an initializer creates

  /// The closures of the timers that have not ended.
  private static let all = Mutex<[ObjectIdentifier: TimerBlock]>([:])

  /// Remembers that this is the closure of a timer.
  func belong(to timer: Timer) {
    let key = ObjectIdentifier(timer)
    Self.all.withLock { $0[key] = self }
  }

  /// Releases the closure of a timer that has ended.
  static func end(of timer: Timer) {
    let key = ObjectIdentifier(timer)
    all.withLock { $0.removeValue(forKey: key) }?.end()
  }
}
