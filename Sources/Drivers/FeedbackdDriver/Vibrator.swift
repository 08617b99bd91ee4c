import HapticAdaptation
import MotorPlayback
import PhoneHardware
import Synchronization

/// The daemon's motor, told one strength after the other.
///
/// Steps F8–F11 of `Documentation/Behaviour/Feedbackd.md`.
final class Vibrator: MotorDevice {
  let profile = MotorProfile.phoneVibrator
  var name: String { FeedbackdService.device }
  var descriptor: Int32? { nil }
  /// Never: a daemon that ends may come back under the same name.
  var isGone: Bool { false }

  /// Seconds that a step lasts beyond what was asked, in case the next word is late.
  ///
  /// - Source: ours; the daemon does not notice that a program hangs. Confidence: guess.
  static let grace = 0.1
  /// Seconds that a stop may take to reach the bus.
  private static let patience = 0.2

  init(_ bus: BusConnection) {
    self.bus = bus
  }

  /// Is called when there is a late error, on the bus's thread.
  func whenRefused(_ hear: @escaping @Sendable () -> Void) {
    refusal.withLock { $0.hear = hear }
  }

  /// Notes that the daemon cannot go on; on the bus's thread.
  func fail(_ error: ActuatorError) {
    let hear = refusal.withLock { refusal in
      refusal.error = error
      return refusal.hear
    }
    hear?()
  }

  func takeLateError() -> ActuatorError? {
    refusal.withLock { refusal in
      defer { refusal.error = nil }
      return refusal.error
    }
  }

  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant
  ) throws(ActuatorError) {
    // F8. Each step takes the place of the one before it; silence ends that.
    let milliseconds = Int(((seconds + Self.grace) * 1000).rounded())
    let call = FeedbackdService.vibrate(
      step.isSilent ? [] : [(step.strong, min(milliseconds, Self.longest))])
    isDriven.store(!step.isSilent, ordering: .releasing)
    let run = runs.load(ordering: .acquiring)
    bus.thread.perform { [self] in send(call, run) }
  }

  func rest() {
    // What is said to earlier steps from now on concerns nobody any more.
    runs.add(1, ordering: .acquiringAndReleasing)
    guard isDriven.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // F11. Behind the steps that are on their way, and out before this returns.
    bus.thread.performAndWait(seconds: Self.patience) { [bus] in
      bus.call(FeedbackdService.vibrate([])) { _ in }
      bus.flush()
    }
  }

  func lose() -> ActuatorError { BusFailure.nobody.error(wasThere: true) }

  // MARK: Internals

  /// Milliseconds of the longest step that the daemon takes.
  ///
  /// - Source: feedbackd's sources. Confidence: documented.
  private static let longest = 10_000

  private let bus: BusConnection
  private let isDriven = Atomic(false)
  /// How many playings have come to their end.
  private let runs = Atomic(0)
  private let refusal = Mutex(Refusal())

  private struct Refusal {
    var error: ActuatorError?
    var hear: (@Sendable () -> Void)?
  }

  private func send(_ call: BusCall, _ run: Int) {
    bus.call(call) { [self] answer in
      guard run == runs.load(ordering: .acquiring) else { return }
      switch answer {
      // F9. It does not vibrate while its profile forbids it or an event does.
      case .success(let value) where value.truth(0) == false:
        fail(
          .refused(
            device: name,
            reason: "it does not vibrate now: its profile is silent, or an event plays"))
      case .success: break
      case .failure(let failure): fail(failure.error(wasThere: true))
      }
    }
  }
}
