import CTactusLinuxInput
import TactusHapticAdaptation

/// The method by which a device plays haptics.
package enum EffectMethod: Sendable, Equatable {
  /// A rumble effect with the strengths of two motors.
  case rumble
  /// A periodic effect with a period and an envelope.
  case periodic(waveform: UInt16)

  /// The profile to which patterns are adapted.
  package var profile: MotorProfile {
    switch self {
    case .rumble: .dualRumble
    case .periodic: .singleWave
    }
  }

  /// Returns the effect of a step.
  ///
  /// - Parameter step: The step.
  /// - Parameter id: The identifier of the effect to be replaced; −1 for a new one.
  /// - Parameter seconds: The time after which the device stops the effect by itself.
  /// - Parameter last: The step before, from which a wave's envelope leads to this one.
  package func effect(
    _ step: MotorStep, id: Int16, for seconds: Double, after last: MotorStep
  ) -> ff_effect {
    var effect = ff_effect()
    effect.id = id
    effect.replay.length = Self.milliseconds(seconds)
    switch self {
    case .rumble:
      effect.type = UInt16(FF_RUMBLE)
      effect.u.rumble.strong_magnitude = UInt16(step.strong * 65_535)
      effect.u.rumble.weak_magnitude = UInt16(step.weak * 65_535)
    case .periodic(let waveform):
      effect.type = UInt16(FF_PERIODIC)
      // Right along the device's axis: the kernel's example of a direction.
      effect.direction = 0x4000
      effect.u.periodic.waveform = waveform
      effect.u.periodic.magnitude = Self.magnitude(step.strong)
      effect.u.periodic.period =
        step.frequency > 0 ? max(1, Self.milliseconds(1 / step.frequency)) : 10
      let glide = Self.milliseconds(profile.minimumStep)
      // Between onsets the device itself interpolates between steps.
      effect.u.periodic.envelope.attack_length = step.isOnset ? 0 : glide
      effect.u.periodic.envelope.attack_level = UInt16(Self.magnitude(last.strong))
      effect.u.periodic.envelope.fade_length = glide
    }
    return effect
  }

  private static func magnitude(_ drive: Double) -> Int16 { Int16((drive * 32_767).rounded()) }

  /// Returns a duration in milliseconds, up to the kernel's limit of 32,767.
  private static func milliseconds(_ seconds: Double) -> UInt16 {
    UInt16(min(max((seconds * 1000).rounded(), 0), 32_767))
  }
}
