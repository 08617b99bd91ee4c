import Synchronization

/// A message to a port.
struct PortMessage {
  let identifier: Int32
  let data: CFData?
  /// The reply that the sender waits for; nil for none.
  let reply: (any PortAnswering)?
}

/// The receiver of the reply to a message.
protocol PortAnswering: Sendable {
  /// Sends the reply, once.
  func end(_ result: PortReply.Outcome)
}

/// The reply to a message, for which a thread waits in its run loop.
///
/// - Thread: any; the one that creates it waits.
final class PortReply: PortAnswering {
  /// The end of the waiting.
  enum Outcome: Sendable {
    /// The port has replied, with or without data.
    case answered(CFData?)
    /// The port has become invalid.
    case lost
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let loop: CFRunLoop
  private let mode: RunLoop.Mode
  /// The source that ends the run of the run loop.
  private let source: CFRunLoopSource

  init(mode: String) {
    (loop, self.mode) = (CFRunLoop.of(.current), RunLoop.Mode(mode))
    var context = CFRunLoopSourceContext()
    context.perform = { [loop] _ in CFRunLoopStop(loop) }
    source = CFRunLoopSource(context)
  }

  /// Ends the waiting, once.
  func end(_ result: Outcome) {
    let isFirst = outcome.withLock { outcome in
      defer { outcome = outcome ?? result }
      return outcome == nil
    }
    guard isFirst else { return }
    source.signal()
    CFRunLoopWakeUp(loop)
  }

  /// Runs the run loop until the reply arrives.
  ///
  /// - Parameter seconds: The time limit.
  /// - Returns: The outcome; nil after the time limit.
  func wait(_ seconds: CFTimeInterval) -> Outcome? {
    source.add(to: .current, in: mode)
    defer { source.invalidate() }
    // A change of the date does not change the limit.
    let end = CFRunLoopDeadline(after: seconds)
    while true {
      if let known = outcome.withLock({ $0 }) { return known }
      let rest = end.secondsLeft
      guard rest > 0 else { return nil }
      // A run within this one may have been stopped in its place.
      CFRunLoopRunInMode(CFRunLoopMode(mode.rawValue), min(rest, 0.25), true)
    }
  }
}
