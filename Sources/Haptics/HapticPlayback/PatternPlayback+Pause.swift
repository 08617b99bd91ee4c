extension PatternPlayback {
  /// Returns whether nothing plays, is paused or is scheduled, without further commands.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isOver(at time: Double) -> Bool { isIdle(at: time) && !isPaused(at: time) }

  /// Returns whether playback is paused.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isPaused(at time: Double) -> Bool {
    transport(at: time).isPaused
  }
}
