extension PatternRenderer {
  /// Asks for a seam at a frame: what is rendered before it can be followed by another renderer.
  ///
  /// - Parameter frame: A frame that has not been rendered yet.
  /// - Returns: Whether the seam is in time; spans of up to 512 frames are rendered ahead.
  /// - Thread: render.
  public func makeSeam(at frame: Int) -> Bool {
    guard frame >= span.end else { return false }
    seam = frame
    return true
  }

  /// Goes to a later frame as if all until there had been rendered, but for the actuator.
  ///
  /// Voices, controls and sounds are where they would be; the actuator is where it was, and takes
  /// over what another renderer has moved by `takeMotion`.
  ///
  /// - Parameter frame: Not before `position`.
  /// - Thread: any but the render thread: it takes as long as rendering without a driver.
  public func skip(to frame: Int) {
    seam = frame
    while span.end < frame { renderSpan(isDriven: false) }
    position = max(position, frame)
  }

  /// Takes over the actuator's motion where another renderer, for the same actuator, has ended.
  ///
  /// Both stand at one frame: the other at its seam, this one after `skip`.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func takeMotion(of other: PatternRenderer) { driver.takeMotion(of: other.driver) }
}
