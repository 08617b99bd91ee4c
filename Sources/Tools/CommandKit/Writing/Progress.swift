import Synchronization

/// A line on the terminal that says how far a long work is, and goes when the work is over.
///
/// In a pipe, a file or a log it writes nothing. It first appears after a moment, so that quick
/// work does not flicker.
///
/// - Thread: any, not render. Takes a lock.
public final class Progress: Sendable {
  private let task: String
  private let output: TextOutput
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  private struct State {
    var next: ContinuousClock.Instant
    var isShown = false
  }

  /// Time before the line first appears: a guess at what a person takes for waiting.
  private static let patience = Duration.milliseconds(300)
  /// Time between two looks of the line: a guess, quicker than one can read.
  private static let interval = Duration.milliseconds(100)

  /// Starts the wait for the line; `now` is a clock that a test winds by hand.
  package init(
    _ task: String, on output: TextOutput,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.task = task
    self.output = output
    self.now = now
    state = Mutex(State(next: now() + Self.patience))
  }

  deinit { finish() }

  /// Says how much is done, 0…1; cheap enough to be called for each block of samples.
  public func update(_ fraction: Double) {
    guard output.isTerminal else { return }
    state.withLock { state in
      let time = now()
      guard time >= state.next else { return }
      state.next = time + Self.interval
      state.isShown = true
      let percent = Int(max(0, min(1, fraction)) * 100)
      output.write("\r\u{1B}[K\(task) … \(percent) %")
    }
  }

  /// Takes the line away.
  public func finish() {
    state.withLock { state in
      if state.isShown { output.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
