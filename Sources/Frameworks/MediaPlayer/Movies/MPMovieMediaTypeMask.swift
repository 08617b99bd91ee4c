/// The media types of a movie.
public struct MPMovieMediaTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The movie has video.
  public static let video = MPMovieMediaTypeMask(rawValue: 1)
  /// The movie has sound.
  public static let audio = MPMovieMediaTypeMask(rawValue: 2)
}
