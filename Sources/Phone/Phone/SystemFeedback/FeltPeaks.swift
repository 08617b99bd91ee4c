import HapticPatterns
import HapticSynthesis
import PhoneHardware

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

  /// The peak in g of an app's own pattern.
  ///
  /// Of a long or dense one only the beginning is looked at, so that it takes milliseconds at most.
  func peak(of pattern: HapticPattern) -> Double {
    let haptics = pattern.events.filter(\.kind.isHaptic)
    guard !haptics.isEmpty else { return 0 }
    let sounding = haptics.reduce(0) { $0 + min($1.duration ?? 0.05, 30) }
    let seconds = Self.longestLook * min(1, 4 * Self.longestLook / max(sounding, 0.01))
    var beginning = pattern
    beginning.events = haptics.filter { $0.time < seconds }
    let renderer = PatternRenderer(beginning, actuator: actuator, sampleRate: 48_000)
    let block = SignalBlock(capacity: 480)
    defer { block.deallocate() }
    var peak: Float = 0
    while renderer.position < Int(seconds * 48_000), !renderer.isFinished {
      renderer.render(480, into: block.buffers)
      for frame in 0..<480 { peak = max(peak, abs(block.felt[frame])) }
    }
    return Double(peak)
  }

  /// Seconds of a pattern that are looked at.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestLook = 5.0

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
