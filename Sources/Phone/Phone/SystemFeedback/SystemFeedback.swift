import HapticPatterns
import PhoneHardware

/// What the phone lets be felt for each feedback, from `Data/SystemFeedback`.
public enum SystemFeedback {
  /// The pattern of a feedback at a part of its strength.
  ///
  /// The intensity is 0…1 of the feedback's own; what is outside is clamped, and what is not a
  /// number counts as 0.
  public static func pattern(_ feedback: Feedback, intensity: Double = 1) -> HapticPattern {
    var pattern = standard(feedback)
    let factor = Float(clamped(intensity))
    for event in pattern.events.indices {
      for place in pattern.events[event].parameters.indices
      where pattern.events[event].parameters[place].id == .hapticIntensity {
        pattern.events[event].parameters[place].value *= factor
      }
    }
    return pattern
  }

  /// A pattern of nothing but taps.
  static func taps(
    _ taps: [(time: Double, intensity: Float, sharpness: Float)]
  ) -> HapticPattern {
    HapticPattern(
      events: taps.map { tap in
        HapticEvent(
          .transient, time: tap.time,
          parameters: [
            EventParameter(.hapticIntensity, tap.intensity),
            EventParameter(.hapticSharpness, tap.sharpness),
          ])
      })
  }

  /// A pattern of one vibration that begins at once.
  static func vibration(
    _ duration: Double, _ intensity: Float, _ sharpness: Float
  ) -> HapticPattern {
    HapticPattern(
      events: [
        HapticEvent(
          .continuous, time: 0, duration: duration,
          parameters: [
            EventParameter(.hapticIntensity, intensity),
            EventParameter(.hapticSharpness, sharpness),
          ])
      ])
  }

  /// An intensity as the phone takes it.
  public static func clamped(_ intensity: Double) -> Double {
    intensity > 0 ? min(intensity, 1) : 0
  }
}
