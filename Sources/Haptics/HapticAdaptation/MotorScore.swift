import HapticPatterns
import HapticSynthesis

/// A pattern as motors can follow it: steps in time, made one by one as they are asked for.
///
/// Steps are at least the profile's `minimumStep` apart, and 5 s at most while anything moves; the
/// last one ends all motion. A pattern without anything to feel has no steps. The same pattern
/// gives the same steps, whatever the order of its events.
/// `Documentation/Behaviour/Adaptation.md` has the rules, M1–M12.
///
/// - Complexity: O(*n* log *n*) to make in events; a step costs O(events that play).
public struct MotorScore: Sequence, Sendable {
  /// What the steps are for.
  public let profile: MotorProfile
  let events: [FeltEvent]
  let intensity: ParameterTimeline
  let sharpness: ParameterTimeline
  let mapping: HapticMapping
  let gain: Double

  /// Prepares a pattern.
  ///
  /// - Parameters:
  ///   - pattern: Any pattern; values out of range are clamped, numbers that are none count as 0.
  ///     What is only heard is left out.
  ///   - profile: What the device can do.
  ///   - mapping: What intensity and sharpness stand for; a phone's by default.
  ///   - gain: Factor for what is felt, 0 or more; what goes beyond full is cut.
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

  /// Goes through the steps from the start.
  public func makeIterator() -> MotorScoreWalk { MotorScoreWalk(self) }
}
