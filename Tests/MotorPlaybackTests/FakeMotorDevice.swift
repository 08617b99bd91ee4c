import HapticAdaptation
import MotorPlayback
import PhoneHardware
import Synchronization

/// A device that writes down what it is told, and may have an error to tell later.
final class FakeMotorDevice: MotorDevice {
  let profile = MotorProfile.phoneVibrator
  var name: String { "fake" }
  var descriptor: Int32? { nil }
  var isGone: Bool { gone.load(ordering: .acquiring) }

  private let gone = Atomic(false)
  private let told = Mutex<[(step: MotorStep, seconds: Double)]>([])
  private let lateError = Mutex<ActuatorError?>(nil)

  static let loss = ActuatorError.lost(device: "fake", reason: "a test took it")

  /// Every step so far, with the time it was to last at most.
  var steps: [(step: MotorStep, seconds: Double)] { told.withLock { $0 } }

  /// Lets something go wrong that is told later.
  func fail(_ error: ActuatorError) { lateError.withLock { $0 = error } }

  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant
  ) throws(ActuatorError) {
    told.withLock { $0.append((step, seconds)) }
  }

  func rest() { told.withLock { $0.append((MotorStep(time: 0), 0)) } }

  func lose() -> ActuatorError {
    gone.store(true, ordering: .releasing)
    return Self.loss
  }

  func takeLateError() -> ActuatorError? {
    lateError.withLock { error in
      defer { error = nil }
      return error
    }
  }
}
