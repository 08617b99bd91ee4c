import Synchronization

/// A progress display in one line of the terminal, removed at the end.
///
/// In a pipe, a file or a log it writes nothing. It first appears after a delay, so that quick work
/// does not flicker.
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

  /// The delay before the line first appears (guess: a noticeable wait).
  private static let patience = Duration.milliseconds(300)
  /// The time between two updates of the line (guess: faster than reading).
  private static let interval = Duration.milliseconds(100)

  /// Creates a hidden display; `now` is a clock that a test may replace.
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

  /// Updates the completed fraction, 0…1; cheap enough to call for each block of samples.
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

  /// Removes the line.
  public func finish() {
    state.withLock { state in
      if state.isShown { output.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
