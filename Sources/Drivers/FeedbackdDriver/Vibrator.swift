import Synchronization
import TactusHapticAdaptation
import TactusMessageBus
import TactusMotorPlayback
import TactusPhoneHardware
import TactusPhoneTypes

/// The daemon's motor, which receives one strength after the other.
///
/// Steps Feedbackd.F8–F11.
final class Vibrator: MotorDevice {
  let profile = MotorProfile.phoneVibrator
  var name: String { FeedbackdService.device }
  var descriptor: Int32? { nil }
  /// Whether the vibrator is gone: false, since a daemon that ends may return under the same name.
  var isGone: Bool { false }

  /// Seconds that a step lasts beyond its requested duration, in case the next step is late.
  ///
  /// - Source: ours; the daemon does not notice that a program hangs. Confidence: guess.
  static let grace = 0.1
  /// The timeout in seconds for a stop to reach the bus.
  private static let timeout = 0.2

  init(_ bus: BusConnection) {
    self.bus = bus
  }

  /// Sets the handler that is called on the bus thread when there is a late error.
  func whenRefused(_ hear: @escaping @Sendable () -> Void) {
    errorState.withLock { $0.hear = hear }
  }

  /// Records that the daemon failed; on the bus thread.
  func fail(_ error: ActuatorError) {
    let hear = errorState.withLock { errorState in
      errorState.error = error
      return errorState.hear
    }
    hear?()
  }

  func removeLateError() -> ActuatorError? {
    errorState.withLock { errorState in
      defer { errorState.error = nil }
      return errorState.error
    }
  }

  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant
  ) throws(ActuatorError) {
    // Each step replaces the one before; silence ends them (Feedbackd.F8).
    let milliseconds = Int(((seconds + Self.grace) * 1000).rounded())
    let call = FeedbackdService.vibrate(
      step.isSilent ? [] : [(step.strong, min(milliseconds, Self.longest))])
    isDriven.store(!step.isSilent, ordering: .releasing)
    let run = runs.load(ordering: .acquiring)
    bus.thread.run { [self] in send(call, run) }
  }

  func rest() {
    // Responses to earlier steps are ignored from now on.
    runs.add(1, ordering: .acquiringAndReleasing)
    guard isDriven.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // Sent after the pending steps, and flushed before this returns (Feedbackd.F11).
    bus.thread.runAndWait(seconds: Self.timeout) { [bus] in
      bus.call(FeedbackdService.vibrate([])) { _ in }
      bus.flush()
    }
  }

  func lose() -> ActuatorError { BusFailure.nobody.error(wasThere: true) }

  // MARK: Internals

  /// The maximum duration of a step in milliseconds.
  ///
  /// - Source: feedbackd's sources. Confidence: documented.
  private static let longest = 10_000

  private let bus: BusConnection
  private let isDriven = Atomic(false)
  /// The number of playbacks that have ended.
  private let runs = Atomic(0)
  private let errorState = Mutex(ErrorState())

  private struct ErrorState {
    var error: ActuatorError?
    var hear: (@Sendable () -> Void)?
  }

  private func send(_ call: BusCall, _ run: Int) {
    bus.call(call) { [self] answer in
      guard run == runs.load(ordering: .acquiring) else { return }
      switch answer {
      // It does not vibrate while its profile or an event prevents it (Feedbackd.F9).
      case .success(let results) where results.first?.flag == false:
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
