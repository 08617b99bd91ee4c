import Synchronization
import TactusPhoneTypes

/// A phone's clock that can be paused, advanced while it is paused, and resumed.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SimulatorPages.ST1–ST9) that comments
/// name.
///
/// - Thread: any.
package final class SimulatorClock: Sendable {
  private enum Mode: Sendable {
    /// The clock runs as the machine's does, with a lead in nanoseconds, since an instant.
    case running(lead: Int64, since: PhoneInstant)
    case paused(at: PhoneInstant)
  }

  private let mode: Mutex<Mode>
  private let realTime: @Sendable () -> PhoneInstant

  /// Creates a clock that runs as the machine's.
  ///
  /// - Parameter realTime: The machine's own time.
  package init(realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now }) {
    self.realTime = realTime
    mode = Mutex(.running(lead: 0, since: .boot))
  }

  /// Creates a clock that is paused at an instant.
  package init(
    pausedAt instant: PhoneInstant,
    realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now }
  ) {
    self.realTime = realTime
    mode = Mutex(.paused(at: instant))
  }

  // MARK: Doing

  /// Pauses the clock; a paused clock stays where it is.
  package func pause() {
    let real = realTime()
    mode.withLock { mode in
      if case .running = mode { mode = .paused(at: Self.instant(of: real, mode)) }
    }
  }

  /// Resumes the clock.
  package func resume() {
    let real = realTime()
    mode.withLock { mode in
      guard case .paused(let instant) = mode else { return }
      mode = .running(lead: instant.nanoseconds - real.nanoseconds, since: instant)
    }
  }

  /// Advances a paused clock to a later instant; has no effect on a running one.
  package func advance(to later: PhoneInstant) {
    mode.withLock { mode in
      if case .paused(let instant) = mode { mode = .paused(at: max(instant, later)) }
    }
  }

  // MARK: Observing

  /// The phone's time.
  package var now: PhoneInstant { instant(ofReal: realTime()) }

  /// Whether the clock is paused.
  package var isPaused: Bool {
    mode.withLock { if case .paused = $0 { true } else { false } }
  }

  /// Returns the phone's time at a time of the machine's clock, not before the last pause.
  package func instant(ofReal real: PhoneInstant) -> PhoneInstant {
    mode.withLock { Self.instant(of: real, $0) }
  }

  private static func instant(of real: PhoneInstant, _ mode: Mode) -> PhoneInstant {
    switch mode {
    case .running(let lead, let since):
      max(since, PhoneInstant(nanoseconds: real.nanoseconds + lead))
    case .paused(let instant): instant
    }
  }
}
