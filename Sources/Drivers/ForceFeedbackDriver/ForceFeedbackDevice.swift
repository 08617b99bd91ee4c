import CLinuxInput
import Glibc
import HapticAdaptation
import MotorPlayback
import PhoneHardware
import Synchronization

/// An open input device, with the one effect that plays on it.
///
/// The effect is uploaded once and then changed while it plays. The device's gain is left alone:
/// it is the user's, or another program's. When the device is closed, or this process dies, the
/// kernel stops and removes the effect.
package final class ForceFeedbackDevice: MotorDevice {
  /// What a person calls it, for errors.
  package let name: String
  /// How it is told what to do.
  package let way: EffectWay
  /// The kernel's number of the open device; in error when the device is pulled out.
  package var descriptor: Int32? { file }
  /// What patterns are to be adapted to.
  package var profile: MotorProfile { way.profile }
  /// How many effects it holds at once.
  package let slotCount: Int

  /// Seconds that an effect lasts beyond what was asked, in case the next word is late.
  ///
  /// - Source: ours; a program that hangs leaves the motor on for so long. Confidence: guess.
  static let grace = 0.25

  /// Opens a device.
  ///
  /// - Throws: Why it cannot be used, with a way out.
  package init(
    _ path: String, name: String, calls: InputCalls = .kernel
  ) throws(ActuatorError) {
    do throws(InputFailure) { file = try calls.open(path) } catch { throw error.error(name) }
    self.name = name
    self.calls = calls
    do {
      guard let way = try calls.abilities(file).way else {
        throw ActuatorError.unsupported(
          device: name, reason: "it knows only forces that push, no vibration")
      }
      self.way = way
      slotCount = try calls.slotCount(file)
    } catch {
      calls.close(file)
      throw (error as? ActuatorError) ?? (error as? InputFailure)?.error(name)
        ?? .refused(device: name, reason: "\(error)")
    }
  }

  deinit { calls.close(file) }

  /// Lets the motors do what a step says.
  ///
  /// - Parameter step: What they are to do.
  /// - Parameter seconds: How long at most, unless another step follows.
  /// - Parameter instant: Now.
  /// - Throws: What the device says; it is silent then, if it is there at all.
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
          let effect = way.effect(
            step, id: state.effect ?? -1, for: length, after: state.last)
          state.effect = try calls.upload(file, effect)
          // An effect that plays goes on with what it was changed to.
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

  /// Stops the motors, and gives back the place of the effect.
  package func rest() {
    state.withLock { state in
      if let id = state.effect {
        // A device that is gone needs neither, and one that is not has no reason to refuse.
        try? calls.play(file, id, 0)
        try? calls.remove(file, id)
      }
      state = State()
    }
  }

  /// Notes that the device was taken away, and says so as an error.
  package func lose() -> ActuatorError {
    isLost.store(true, ordering: .releasing)
    return InputFailure.gone.error(name)
  }

  /// Whether the device was taken away.
  package var isGone: Bool { isLost.load(ordering: .acquiring) }

  // MARK: Internals

  private struct State {
    /// The number of the effect; `nil` before the first upload.
    var effect: Int16?
    /// When the effect stops by itself, or was stopped.
    var end = PhoneInstant(nanoseconds: .min)
    var last = MotorStep(time: 0)
  }

  private let calls: InputCalls
  private let file: Int32
  private let state = Mutex(State())
  private let isLost = Atomic(false)
}
