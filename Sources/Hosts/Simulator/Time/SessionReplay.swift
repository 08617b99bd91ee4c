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
  /// The app that the Home screen launches first; `nil` for one that connects by itself.
  private let bundle: BundleIdentifier?

  /// Creates a replay.
  ///
  /// - Parameter bundle: The app that is launched as soon as the Home screen has joined; `nil` for
  ///   one that connects by itself.
  init(launching bundle: BundleIdentifier? = nil) { self.bundle = bundle }

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
    if let bundle {
      phone.send(.launch(bundle, .icon))
      waitForLaunch(phone, while: isWanted)
      guard host.state.runningApp(bundle) != nil else {
        return isWanted() ? .failed("the app did not connect to the phone again") : .cancelled
      }
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
      waitForLaunch(phone, while: isWanted)
    }
    return isWanted()
  }

  /// Waits, in real time, until the app that the phone launches has joined.
  private func waitForLaunch(_ phone: LockstepPhone, while isWanted: () -> Bool) {
    let end = BootClock.now.advanced(by: .seconds(Self.startLimit))
    while phone.host.state.launchingApp != nil, isWanted(), BootClock.now < end {
      _ = phone.waitForApp(atMost: Self.launchPause)
    }
  }

  /// Seconds of real time within which an app has to connect.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30
  /// The phone's time between two checks for a cancellation, and for an app that is launched.
  ///
  /// - Source: ours. Confidence: guess.
  private static let slice = Duration.milliseconds(100)
  /// The real time between two checks whether an app that is launched has joined.
  ///
  /// - Source: ours. Confidence: guess.
  private static let launchPause = Duration.milliseconds(100)
}
