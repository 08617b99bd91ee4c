import PhoneHardware
import Synchronization

/// A phone's clock that can be stopped, wound on while it stands, and let go again.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (ST1–ST9) that comments name.
///
/// - Thread: any.
package final class PhoneClock: Sendable {
  private enum Pace: Sendable {
    /// It goes as the machine's does, as many nanoseconds behind or ahead, from an instant on.
    case going(lead: Int64, since: PhoneInstant)
    case standing(at: PhoneInstant)
  }

  private let pace: Mutex<Pace>
  private let realTime: @Sendable () -> PhoneInstant

  /// Makes one that goes with the machine's.
  ///
  /// - Parameter realTime: The machine's own time.
  package init(realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now }) {
    self.realTime = realTime
    pace = Mutex(.going(lead: 0, since: .boot))
  }

  /// Makes one that stands at an instant.
  package init(
    standingAt instant: PhoneInstant,
    realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now }
  ) {
    self.realTime = realTime
    pace = Mutex(.standing(at: instant))
  }

  // MARK: Doing

  /// Stops it; one that stands already goes on standing there.
  package func stop() {
    let real = realTime()
    pace.withLock { pace in
      if case .going = pace { pace = .standing(at: Self.instant(of: real, pace)) }
    }
  }

  /// Lets it go on from where it stands.
  package func go() {
    let real = realTime()
    pace.withLock { pace in
      guard case .standing(let instant) = pace else { return }
      pace = .going(lead: instant.nanoseconds - real.nanoseconds, since: instant)
    }
  }

  /// Winds one that stands to a later instant; one that goes is left alone.
  package func wind(to later: PhoneInstant) {
    pace.withLock { pace in
      if case .standing(let instant) = pace { pace = .standing(at: max(instant, later)) }
    }
  }

  // MARK: Observing

  /// The phone's time.
  package var now: PhoneInstant { instant(ofReal: realTime()) }

  /// Whether it stands.
  package var isStanding: Bool {
    pace.withLock { if case .standing = $0 { true } else { false } }
  }

  /// The phone's time at a time of the machine's; while it stands, and before it went on, that is
  /// where it stands or stood.
  package func instant(ofReal real: PhoneInstant) -> PhoneInstant {
    pace.withLock { Self.instant(of: real, $0) }
  }

  private static func instant(of real: PhoneInstant, _ pace: Pace) -> PhoneInstant {
    switch pace {
    case .going(let lead, let since):
      max(since, PhoneInstant(nanoseconds: real.nanoseconds + lead))
    case .standing(let instant): instant
    }
  }
}
