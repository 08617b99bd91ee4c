import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback

/// The latest patterns of an output, such as those of system feedback, which apps request again and
/// again (Outputs.OW10).
struct RenderedPatterns {
  /// The largest number of patterns.
  ///
  /// - Source: ours: every system feedback, some at several intensities. Confidence: guess.
  static let capacity = 64
  /// The largest length in seconds of a pattern whose samples are kept.
  ///
  /// - Source: ours: longer than any system feedback; 64 of them have 55 MB, usual ones 3 MB.
  ///   Confidence: guess.
  static let longest = 1.5

  private struct Entry {
    let pattern: HapticPattern
    /// The samples, from the second request on; `nil` also for a long pattern.
    var samples: RenderedPattern?
  }

  /// The patterns, the one that was requested last at the end.
  private var entries: [Entry] = []

  /// Returns the samples of a pattern; `nil` before its third request.
  mutating func samples(of pattern: HapticPattern, sampleRate: Double) -> RenderedPattern? {
    guard let place = entries.lastIndex(where: { $0.pattern == pattern }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.samples?.sampleRate == sampleRate ? entry.samples : nil
  }

  /// Renders a pattern for the next time if it was requested before, else only notes it: an app
  /// that requests ever other intensities costs nothing.
  mutating func keep(_ pattern: HapticPattern, actuator: ActuatorProfile, sampleRate: Double) {
    guard pattern.duration < Self.longest else { return }
    if let last = entries.indices.last, entries[last].pattern == pattern {
      entries[last].samples = RenderedPattern(
        pattern, actuator: actuator, sampleRate: sampleRate, limit: Self.longest)
    } else {
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append(Entry(pattern: pattern))
    }
  }
}
