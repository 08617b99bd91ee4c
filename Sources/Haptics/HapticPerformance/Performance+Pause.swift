extension Performance {
  /// Whether nothing plays, pauses or is to play later, unless the player is told so.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isOver(at time: Double) -> Bool { isIdle(at: time) && !isPaused(at: time) }

  /// Whether it is held at a place, to go on from there.
  ///
  /// - Parameter time: Seconds of the engine's time.
  public func isPaused(at time: Double) -> Bool {
    transport(at: time).isPaused
  }
}
