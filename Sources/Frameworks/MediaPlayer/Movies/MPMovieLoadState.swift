/// The states of a movie's data.
public struct MPMovieLoadState: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a state from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Enough data is there to play.
  public static let playable = MPMovieLoadState(rawValue: 1)
  /// Playback will not wait for data.
  public static let playthroughOK = MPMovieLoadState(rawValue: 2)
  /// Playback waits for data.
  public static let stalled = MPMovieLoadState(rawValue: 4)
}
