import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization

/// Brings a new phone with a new app to where another was, in lockstep and as fast as both can.
final class SessionReplay: Sendable {
  /// How it went.
  enum Outcome: Sendable, Equatable {
    case arrived
    /// The app did not come, or ended on the way.
    case failed(String)
    /// Nobody wants it any more.
    case cancelled
  }

  private let isCancelled = Atomic(false)

  /// Ends it as soon as it looks.
  ///
  /// - Thread: any.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Does again what was done, until an instant.
  ///
  /// The phone's clock stands when it begins, at the moment at which the app is to come, and at `end`
  /// when it has arrived.
  func run(
    _ events: [SessionHistory.Event], until end: PhoneInstant, on phone: PhoneInProcess,
    _ clock: PhoneClock
  ) -> Outcome {
    let hand = LockstepPhone(phone, readClock: { clock.now }, windClock: clock.wind)
    let isWanted = { !self.isCancelled.load(ordering: .relaxed) }
    guard hand.waitForApp(atMost: .seconds(Self.startLimit), while: isWanted) != nil else {
      return isWanted() ? .failed("the app did not come onto the phone again") : .cancelled
    }
    for event in events {
      guard wind(hand, to: event.instant, while: isWanted) else { return .cancelled }
      if let input = event.input {
        hand.take(input)
      } else if let app = phone.state.joined.last {
        hand.take(.foreground(app))
      }
    }
    guard wind(hand, to: end, while: isWanted) else { return .cancelled }
    return phone.state.joined.isEmpty ? .failed("the app ended on the way") : .arrived
  }

  /// - Returns: Whether it is there, and not cancelled on the way.
  private func wind(
    _ hand: LockstepPhone, to instant: PhoneInstant, while isWanted: () -> Bool
  ) -> Bool {
    while hand.now < instant {
      guard isWanted() else { return false }
      hand.wind(to: min(instant, hand.now.advanced(by: Self.slice)))
    }
    return isWanted()
  }

  /// Seconds of real time that an app may take to come onto the phone.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30
  /// Time of the phone after which it looks whether it is still wanted.
  ///
  /// - Source: ours. Confidence: guess.
  private static let slice = Duration.milliseconds(200)
}
