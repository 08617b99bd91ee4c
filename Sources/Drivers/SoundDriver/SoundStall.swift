/// A detector of a sound server that is connected but requests no frames, as a suspended process
/// does.
package struct SoundStall {
  /// Seconds between two checks.
  ///
  /// - Source: ours: short compared with the patience, and without measurable cost. Confidence:
  ///   guess.
  package static let interval = 0.5
  /// Seconds without a request, beyond the latency of the stream, after which the server hangs.
  ///
  /// - Source: ours, as long as an outage may last. Confidence: guess.
  private static let patience = 5.0

  private let limit: Double
  private var frame = -1
  private var since = 0.0

  /// Creates a detector.
  ///
  /// - Parameter latency: Seconds that the server may have in advance.
  package init(latency: Double) { limit = Self.patience + latency }

  /// Returns whether the server hangs.
  ///
  /// - Parameters:
  ///   - rendered: The number of frames that the server has received.
  ///   - now: Seconds on a monotonic clock.
  package mutating func isStalled(_ rendered: Int, at now: Double) -> Bool {
    guard rendered == frame else {
      (frame, since) = (rendered, now)
      return false
    }
    return now - since >= limit
  }

  /// Begins anew, after a time in which no requests were expected.
  package mutating func reset() { frame = -1 }
}
