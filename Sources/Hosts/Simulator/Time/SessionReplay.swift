import Glibc
import Synchronization
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A replay of a history on a new phone with a new app, in lockstep and as fast as possible.
final class SessionReplay: Sendable {
  /// The result of a replay.
  enum Outcome: Sendable, Equatable {
    case finished
    /// The app did not connect, or ended during the replay.
    case failed(String)
    /// The replay was cancelled.
    case cancelled
  }

  private let isCancelled = Atomic(false)

  /// Cancels the replay as soon as possible.
  ///
  /// - Thread: any.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Replays events up to an instant.
  ///
  /// The phone's clock is paused, at first at the moment at which the app is to connect, and in the
  /// end at `end`.
  func run(
    _ events: [SessionHistory.Event], until end: PhoneInstant, on host: PhoneHost,
    _ clock: SimulatorClock
  ) -> Outcome {
    let phone = LockstepPhone(host, readClock: { clock.now }, advanceClock: clock.advance)
    let isWanted = { !self.isCancelled.load(ordering: .relaxed) }
    guard phone.waitForApp(atMost: .seconds(Self.startLimit), while: isWanted) != nil else {
      return isWanted() ? .failed("the app did not connect to the phone again") : .cancelled
    }
    for event in events {
      guard advance(phone, to: event.instant, while: isWanted) else { return .cancelled }
      if let input = event.input {
        phone.send(input)
      } else if let app = host.state.joined.last {
        phone.send(.foreground(app))
      }
    }
    guard advance(phone, to: end, while: isWanted) else { return .cancelled }
    return host.state.joined.isEmpty ? .failed("the app ended during the replay") : .finished
  }

  /// Advances the phone to an instant.
  ///
  /// - Returns: Whether it is there, and the replay was not cancelled.
  private func advance(
    _ phone: LockstepPhone, to instant: PhoneInstant, while isWanted: () -> Bool
  ) -> Bool {
    while phone.now < instant {
      guard isWanted() else { return false }
      phone.advance(to: min(instant, phone.now.advanced(by: Self.slice)))
    }
    return isWanted()
  }

  /// Seconds of real time within which an app has to connect.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30
  /// The phone's time between two checks for a cancellation.
  ///
  /// - Source: ours. Confidence: guess.
  private static let slice = Duration.milliseconds(200)
}
