import TactusHapticPatterns
import TactusHapticSynthesis

/// The motor steps of a pattern, computed lazily.
///
/// Steps are at least the profile's `minimumStep` apart, and at most 5 s while anything moves; the
/// last one ends all motion. A pattern without haptic events has no steps. The steps do not depend
/// on the order of events.
///
/// `Documentation/Behaviour/Adaptation.md` has the rules, Adaptation.M1–M12.
///
/// - Complexity: O(*n* log *n*) to create in events; a step costs O(playing events).
public struct MotorScore: Sequence, Sendable {
  /// The profile of the device.
  public let profile: MotorProfile
  let events: [FeltEvent]
  let intensity: ParameterTimeline
  let sharpness: ParameterTimeline
  let mapping: HapticMapping
  let gain: Double

  /// Creates the score of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: Any pattern; values out of range are clamped, NaN counts as 0. Audio events are
  ///     left out.
  ///   - profile: The profile of the device.
  ///   - mapping: The meaning of intensity and sharpness; a phone's by default.
  ///   - gain: The factor for the level, 0 or more; the result is clipped at full.
  public init(
    _ pattern: HapticPattern, for profile: MotorProfile = .dualRumble,
    mapping: HapticMapping = ActuatorProfile.tapticEngine.mapping, gain: Double = 1
  ) {
    let controls = PatternControls(pattern)
    self.profile = profile
    self.mapping = mapping
    self.gain = gain.isFinite && gain > 0 ? gain : 0
    intensity = controls[.hapticIntensity]
    sharpness = controls[.hapticSharpness]
    events = pattern.events
      .compactMap {
        FeltEvent(
          $0, controls: controls, mapping: mapping, shortestPulse: profile.shortestPulse)
      }
      .sorted { $0.order < $1.order }
  }

  /// Returns an iterator over the steps.
  public func makeIterator() -> MotorScoreIterator { MotorScoreIterator(self) }
}
