/// The state of a movie's playback.
public enum MPMoviePlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

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

/// The controls of a movie.
public enum MPMovieControlStyle: Int, Sendable {
  case none = 0
  case embedded = 1
  case fullscreen = 2

  /// The controls of a movie in a view.
  public static let `default` = MPMovieControlStyle.embedded
}

/// The way in which a movie fills its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0
  case aspectFit = 1
  case aspectFill = 2
  case fill = 3
}

/// The repetition of a movie.
public enum MPMovieRepeatMode: Int, Sendable {
  case none = 0
  case one = 1
}

/// The reason for the end of a movie.
public enum MPMovieFinishReason: Int, Sendable {
  case playbackEnded = 0
  case playbackError = 1
  case userExited = 2
}

/// The kind of a movie's source.
public enum MPMovieSourceType: Int, Sendable {
  case unknown = 0
  case file = 1
  case streaming = 2
}

/// The kinds of a movie's media.
public struct MPMovieMediaTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The movie has pictures.
  public static let video = MPMovieMediaTypeMask(rawValue: 1)
  /// The movie has sound.
  public static let audio = MPMovieMediaTypeMask(rawValue: 2)
}
