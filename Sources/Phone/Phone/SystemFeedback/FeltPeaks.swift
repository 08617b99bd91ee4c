import HapticPatterns
import HapticSynthesis
import PhoneLink

/// The largest accelerations that a fingertip gets from feedbacks, by the actuator's model.
///
/// An app asks for few feedbacks again and again, so the last ones are remembered.
struct FeltPeaks: Sendable {
  /// What is rendered.
  private struct Key: Hashable {
    var feedback: Feedback
    var intensity: Double
  }

  /// How many are remembered.
  ///
  /// - Source: ours: every feedback at a handful of intensities. Confidence: guess.
  private static let capacity = 64

  private let actuator: ActuatorProfile
  private var known: [Key: Double] = [:]

  init(_ actuator: ActuatorProfile) { self.actuator = actuator }

  /// The peak in g of a feedback's pattern.
  mutating func peak(
    of pattern: HapticPattern, for feedback: Feedback, intensity: Double
  ) -> Double {
    let key = Key(feedback: feedback, intensity: intensity)
    if let peak = known[key] { return peak }
    let felt = RenderedSignals(pattern, actuator: actuator).felt
    let peak = Double(felt.reduce(0) { max($0, abs($1)) })
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = peak
    return peak
  }
}
