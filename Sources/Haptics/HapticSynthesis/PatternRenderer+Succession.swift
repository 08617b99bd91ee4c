extension PatternRenderer {
  /// Seconds by which an event may begin late if a successor takes over late; later ones are left
  /// out.
  ///
  /// - Source: ours: a later event would no longer be associated with its cause. Confidence: guess.
  static let longestLateness = 0.1

  /// Requests a seam at a frame, at which another renderer can take over.
  ///
  /// - Parameter frame: A frame that has not been rendered yet.
  /// - Returns: Whether the seam is possible: at or after `earliestSeam`.
  /// - Thread: render.
  public func makeSeam(at frame: Int) -> Bool {
    guard frame >= earliestSeam else { return false }
    seam = frame
    return true
  }

  /// The first frame at which a seam is possible: up to it everything is rendered.
  ///
  /// - Thread: render.
  public var earliestSeam: Int { span.end }

  /// Takes over from a renderer of an earlier version of the same pattern, for the same actuator,
  /// at a seam (Signal.Z4).
  ///
  /// Events that sound continue with this version's envelopes; those missing from this version end.
  /// Events that began since `expected` and that the other version did not have begin now, late but
  /// complete: nothing starts twice, and nothing is lost. The other renderer must not be used
  /// afterwards.
  ///
  /// - Parameters:
  ///   - other: The renderer at a seam: its `position` is its `earliestSeam`.
  ///   - expected: The intended frame of the change; the other version has all events that begin
  ///     before it.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  /// - Complexity: O((*v* + *b*) log *n*) in the playing voices and the events that begin between
  ///   `expected` and the seam.
  public func takeOver(from other: PatternRenderer, expected: Int) {
    let frame = other.earliestSeam
    let lateness = Self.latenessFrames(sampleRate)
    haptics.takeOver(
      from: other.haptics, at: frame, expected: expected, lateness: lateness)
    sounds?.takeOver(from: other.sounds?.started, at: frame, expected: expected, lateness: lateness)
    driver.copyMotion(of: other.driver)
    span = RenderSpan(start: frame, frameCount: 0, isAnchor: false)
    position = frame
  }

  /// Begins at a frame without a predecessor, for example when an actuator is added during
  /// playback.
  ///
  /// Events in progress, except taps, begin at the current level of their envelope, with their
  /// waveform at its start.
  ///
  /// - Parameter frame: 0 or more.
  /// - Thread: any; before the first frame is rendered.
  public func begin(at frame: Int) {
    haptics.begin(at: frame)
    sounds?.begin(at: frame)
    span = RenderSpan(start: frame, frameCount: 0, isAnchor: false)
    position = frame
  }

  // MARK: Internals

  static func latenessFrames(_ sampleRate: Double) -> Int { Int(sampleRate * longestLateness) }
}
