import Foundation
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneTypes

/// The measured properties of a feedback, by the model of the Taptic Engine.
struct FeedbackMeasurements {
  let feedback: Feedback
  /// The onsets of the felt signal in seconds.
  let onsets: [Double]
  /// The peak acceleration in g.
  let peak: Double
  /// The integral of the squared acceleration, in g² · ms.
  let energy: Double
  /// The duration of the first tap above a tenth of the peak, in milliseconds.
  let length: Double
  /// The mean sharpness of the pattern's taps, 0…1.
  let sharpness: Double

  init(_ feedback: Feedback) {
    self.feedback = feedback
    let pattern = SystemFeedback.pattern(feedback)
    let signals = RenderedSignals(pattern)
    var statistics = SignalStatistics(sampleRate: signals.sampleRate)
    statistics.add(signals.felt)
    onsets = statistics.onsets
    peak = Double(statistics.peak)
    let millisecond = signals.sampleRate / 1000
    energy = signals.felt.reduce(0) { $0 + Double($1) * Double($1) } / millisecond
    let end = onsets.count > 1 ? Int(onsets[1] * signals.sampleRate) : signals.felt.count
    let first = signals.felt[..<end]
    let level = (first.map(abs).max() ?? 0) / 10
    let loud = first.indices.filter { abs(first[$0]) > level }
    length = Double((loud.last ?? 0) - (loud.first ?? 0)) / millisecond
    let sum = pattern.events.reduce(0) { $0 + Double($1[.hapticSharpness]) }
    sharpness = sum / Double(pattern.events.count)
  }

  /// The row of the table in the documentation.
  var row: String {
    let gaps = zip(onsets.dropFirst(), onsets).map { ($0 - $1) * 1000 }
    let words = gaps.map { String(format: "%.0f", $0) }
    let rhythm = words.isEmpty ? "–" : words.joined(separator: ", ")
    return String(
      format: "| `%@` | %d | %@ | %.2f | %.1f | %.1f | %.2f |", feedback.rawValue, onsets.count,
      rhythm, peak, energy, length, sharpness)
  }

  /// Returns whether the two are clearly different.
  func isDistinct(from other: FeedbackMeasurements) -> Bool {
    if onsets.count != other.onsets.count { return true }
    let rhythms = zip(onsets, other.onsets).contains { abs($0 - $1) > 0.03 }
    let energies = max(energy, other.energy) / min(energy, other.energy) > 1.25
    return rhythms || energies || abs(sharpness - other.sharpness) >= 0.25
  }
}
