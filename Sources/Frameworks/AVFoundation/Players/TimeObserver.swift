import TactusVirtualTime

/// A closure that is called at times of a player's item.
final class TimeObserver: NSObject, Sendable {
  // Nothing changes; the queue may be used on any thread.
  /// The times of the calls.
  enum Times {
    /// All multiples of an interval in nanoseconds.
    case every(Int64)
    /// Single times in nanoseconds, sorted.
    case at([Int64])
    /// A single time in nanoseconds, after which the owner removes the observer.
    case once(Int64)
  }

  let times: Times

  init(_ times: Times, _ queue: DispatchQueue?, _ body: @escaping @Sendable (CMTime) -> Void) {
    (self.times, self.queue, self.body) = (times, queue, body)
  }

  /// Returns the next time of a call after a time, or before it in reverse playback.
  func next(after time: Int64, backwards: Bool) -> Int64? {
    switch times {
    case .every(let interval):
      backwards ? (time - 1) / interval * interval : (time / interval + 1) * interval
    case .at(let times):
      backwards ? times.last { $0 < time } : times.first { $0 > time }
    case .once(let place): (backwards ? place < time : place > time) ? place : nil
    }
  }

  /// Calls the closure: at once on the main queue, otherwise on its own queue (Players.OB1).
  func call(_ time: CMTime) {
    let body = body
    guard let queue, !PhoneTime.isMain(queue) else { return body(time) }
    queue.async { body(time) }
  }

  private let queue: DispatchQueue?
  private let body: @Sendable (CMTime) -> Void
}
