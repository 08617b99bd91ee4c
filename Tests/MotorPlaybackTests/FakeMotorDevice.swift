import Synchronization
import TactusHapticAdaptation
import TactusMotorPlayback
import TactusPhoneHardware
import TactusPhoneTypes

/// A device that records its steps, and may have a late error.
final class FakeMotorDevice: MotorDevice {
  let profile = MotorProfile.phoneVibrator
  var name: String { "fake" }
  var descriptor: Int32? { nil }
  var isGone: Bool { gone.load(ordering: .acquiring) }

  private let gone = Atomic(false)
  private let recorded = Mutex<[(step: MotorStep, seconds: Double)]>([])
  private let lateError = Mutex<ActuatorError?>(nil)

  static let loss = ActuatorError.lost(device: "fake", reason: "a test took it")

  /// The steps so far, with their maximum durations.
  var steps: [(step: MotorStep, seconds: Double)] { recorded.withLock { $0 } }

  /// Sets a late error.
  func fail(_ error: ActuatorError) { lateError.withLock { $0 = error } }

  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant
  ) throws(ActuatorError) {
    recorded.withLock { $0.append((step, seconds)) }
  }

  func rest() { recorded.withLock { $0.append((MotorStep(time: 0), 0)) } }

  func lose() -> ActuatorError {
    gone.store(true, ordering: .releasing)
    return Self.loss
  }

  func removeLateError() -> ActuatorError? {
    lateError.withLock { error in
      defer { error = nil }
      return error
    }
  }
}
