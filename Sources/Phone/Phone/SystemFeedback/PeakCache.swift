import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhoneTypes

/// The peak accelerations of feedbacks at a fingertip, by the actuator's model.
///
/// An app requests the same few feedbacks repeatedly, so the latest results are cached.
struct PeakCache: Sendable {
  /// The rendered feedback.
  private struct Key: Hashable {
    var feedback: Feedback
    var intensity: Double
  }

  /// The capacity of the cache.
  ///
  /// - Source: ours: every feedback at a handful of intensities. Confidence: guess.
  private static let capacity = 64

  private let actuator: ActuatorProfile
  private var known: [Key: Double] = [:]

  init(_ actuator: ActuatorProfile) { self.actuator = actuator }

  /// Returns the peak acceleration of an app's pattern in g.
  ///
  /// Only the beginning of a long or dense pattern is rendered, so that this takes a few
  /// milliseconds at most.
  func peak(of pattern: HapticPattern) -> Double {
    let haptics = pattern.events.filter(\.kind.isHaptic)
    guard !haptics.isEmpty else { return 0 }
    let sounding = haptics.reduce(0) { $0 + min($1.duration ?? 0.05, 30) }
    let seconds = Self.maximumDuration * min(1, 4 * Self.maximumDuration / max(sounding, 0.01))
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

  /// The maximum length in seconds of a pattern that is rendered.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDuration = 5.0

  /// Returns the peak acceleration of a feedback's pattern in g.
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
