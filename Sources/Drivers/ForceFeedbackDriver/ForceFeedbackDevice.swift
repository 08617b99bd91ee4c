import CTactusLinuxInput
import Glibc
import Synchronization
import TactusHapticAdaptation
import TactusMotorPlayback
import TactusPhoneHardware
import TactusPhoneTypes

/// An open input device, with the one effect that plays on it.
///
/// The effect is uploaded once and then changed while it plays. The gain of the device is not
/// changed: it belongs to the user or another program. When the device is closed, or this process
/// ends, the kernel stops and removes the effect.
package final class ForceFeedbackDevice: MotorDevice {
  /// The human-readable name of the device, for errors.
  package let name: String
  /// The method by which the device plays haptics.
  package let method: EffectMethod
  /// The file descriptor of the device; it reports an error when the device is unplugged.
  package var descriptor: Int32? { file }
  /// The profile to which patterns are adapted.
  package var profile: MotorProfile { method.profile }
  /// The maximum number of effects on the device.
  package let slotCount: Int

  /// Seconds that an effect lasts beyond its requested duration, in case the next step is late.
  ///
  /// - Source: ours; a program that hangs leaves the motor on for so long. Confidence: guess.
  static let grace = 0.25

  /// Opens a device.
  ///
  /// - Throws: An error with its remedy.
  package init(
    _ path: String, name: String, calls: InputCalls = .kernel
  ) throws(ActuatorError) {
    do throws(InputFailure) { file = try calls.open(path) } catch { throw error.error(name) }
    self.name = name
    self.calls = calls
    do {
      guard let method = try calls.abilities(file).method else {
        throw ActuatorError.unsupported(
          device: name, reason: "it supports directional forces only, not vibration")
      }
      self.method = method
      slotCount = try calls.slotCount(file)
    } catch {
      calls.close(file)
      throw (error as? ActuatorError) ?? (error as? InputFailure)?.error(name)
        ?? .refused(device: name, reason: "\(error)")
    }
  }

  deinit { calls.close(file) }

  /// Sets the motors to a step.
  ///
  /// - Parameter step: The strengths of the motors.
  /// - Parameter seconds: The maximum duration, unless another step follows.
  /// - Parameter instant: The current time.
  /// - Throws: The error of the device, which is then silent if it still exists.
  package func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant
  ) throws(ActuatorError) {
    do throws(InputFailure) {
      try state.withLock { state throws(InputFailure) in
        if step.isSilent {
          if let id = state.effect { try calls.play(file, id, 0) }
          state.end = instant
        } else {
          let length = seconds + Self.grace
          let effect = method.effect(
            step, id: state.effect ?? -1, for: length, after: state.last)
          state.effect = try calls.upload(file, effect)
          // A playing effect continues with its new parameters.
          if let id = state.effect, state.end <= instant { try calls.play(file, id, 1) }
          state.end = instant.advanced(by: .seconds(length))
        }
        state.last = step
      }
    } catch {
      if error == .gone { isLost.store(true, ordering: .releasing) }
      rest()
      throw error.error(name, slotCount: slotCount)
    }
  }

  /// Stops the motors and removes the effect.
  package func rest() {
    state.withLock { state in
      if let id = state.effect {
        // A disconnected device needs neither, and a connected one does not fail.
        try? calls.play(file, id, 0)
        try? calls.remove(file, id)
      }
      state = State()
    }
  }

  /// Records that the device was disconnected, and returns this as an error.
  package func lose() -> ActuatorError {
    isLost.store(true, ordering: .releasing)
    return InputFailure.gone.error(name)
  }

  /// Whether the device was disconnected.
  package var isGone: Bool { isLost.load(ordering: .acquiring) }

  // MARK: Internals

  private struct State {
    /// The identifier of the effect; `nil` before the first upload.
    var effect: Int16?
    /// The time at which the effect stops by itself, or was stopped.
    var end = PhoneInstant(nanoseconds: .min)
    var last = MotorStep(time: 0)
  }

  private let calls: InputCalls
  private let file: Int32
  private let state = Mutex(State())
  private let isLost = Atomic(false)
}
