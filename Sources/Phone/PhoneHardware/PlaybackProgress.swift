/// How far playing has come, in frames of the actuator's rate since `start`.
public struct PlaybackProgress: Sendable, Equatable {
  /// Frames that the source has filled.
  public var rendered: Int
  /// Frames that have left the device, as far as it knows; never more than `rendered`.
  ///
  /// Frames that a flush threw away count as left.
  public var played: Int
  /// Seconds from a frame's rendering to its leaving the device, as last measured; 0 or more.
  public var latency: Double
  /// How many times the device had nothing to play although the source had more.
  public var underruns: Int
  /// How many times the device, or its service, went away and playing waited for it.
  ///
  /// Time goes on meanwhile: frames that are due count as left.
  public var interruptions: Int

  /// Makes a report; by default that of an actuator that has not played yet.
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
