/// The progress of playback, in frames of the actuator's rate since `start`.
public struct PlaybackProgress: Sendable, Equatable {
  /// The number of frames that the source has rendered.
  public var rendered: Int
  /// The number of frames that have left the device, as far as known; never more than `rendered`.
  ///
  /// Frames that a flush discarded count as played.
  public var played: Int
  /// Seconds from the rendering of a frame to its leaving the device, as last measured; 0 or more.
  public var latency: Double
  /// The number of times the device had nothing to play although the source had more frames.
  public var underruns: Int
  /// The number of times the device or its service went away and playback waited for it.
  ///
  /// Time continues meanwhile: frames that are due count as played.
  public var interruptions: Int

  /// Creates a report; by default that of an actuator that has not played yet.
  public init(
    rendered: Int = 0, played: Int = 0, latency: Double = 0, underruns: Int = 0,
    interruptions: Int = 0
  ) {
    self.rendered = rendered
    self.played = played
    self.latency = latency
    self.underruns = underruns
    self.interruptions = interruptions
  }
}
