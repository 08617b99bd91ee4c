import TactusHapticPatterns
import TactusPhoneTypes

/// The haptic patterns of the kinds of feedback, from `Data/SystemFeedback`.
public enum SystemFeedback {
  /// Returns the pattern of a feedback at an intensity.
  ///
  /// The intensity is 0…1 of the feedback's full strength; other values are clamped, and NaN counts
  /// as 0.
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

  /// Returns a pattern of taps.
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

  /// Returns a pattern of one vibration that begins immediately.
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

  /// Returns a clamped intensity.
  public static func clamped(_ intensity: Double) -> Double {
    intensity > 0 ? min(intensity, 1) : 0
  }
}
