extension PatternRenderer {
  /// Seconds by which an event may begin late, whole, where a successor takes over late; one that is
  /// later is left out.
  ///
  /// - Source: ours: what is felt later than this belongs to nothing any more. Confidence: guess.
  static let longestLateness = 0.1

  /// Asks for a seam at a frame: what is rendered before it can be followed by another renderer.
  ///
  /// - Parameter frame: A frame that has not been rendered yet.
  /// - Returns: Whether the seam is in time; it is where it is at or after `earliestSeam`.
  /// - Thread: render.
  public func makeSeam(at frame: Int) -> Bool {
    guard frame >= earliestSeam else { return false }
    seam = frame
    return true
  }

  /// The first frame at which a seam can be made: up to it all is rendered.
  ///
  /// - Thread: render.
  public var earliestSeam: Int { span.end }

  /// Goes on where a renderer of an earlier version of the same pattern, for the same actuator, has
  /// come to a seam (Z4).
  ///
  /// What sounds goes on, by this version's envelopes; what this version does not have ends. What has
  /// begun since `expected` and the other did not know begins now, late but whole: nothing is started
  /// twice, and nothing forgotten. The other is at its end then: nobody renders it any more.
  ///
  /// - Parameters:
  ///   - other: Stands at a seam: its `position` is its `earliestSeam`.
  ///   - expected: The frame for which the succession was meant; the other knows all that begins
  ///     before it.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  /// - Complexity: O((*v* + *b*) log *n*) in the voices that play and the events that begin between
  ///   `expected` and the seam.
  public func takeOver(from other: PatternRenderer, expected: Int) {
    let frame = other.earliestSeam
    let lateness = Self.latenessFrames(sampleRate)
    haptics.takeOver(
      from: other.haptics, at: frame, expected: expected, lateness: lateness)
    sounds?.takeOver(from: other.sounds, at: frame, expected: expected, lateness: lateness)
    driver.takeMotion(of: other.driver)
    span = RenderSpan(start: frame, frameCount: 0, isAnchor: false)
    position = frame
  }

  /// Begins at a frame, with nobody to follow, as where an actuator comes late to what plays.
  ///
  /// What sounds by then, but for taps, sets in where its envelope is, its wave at its start.
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
