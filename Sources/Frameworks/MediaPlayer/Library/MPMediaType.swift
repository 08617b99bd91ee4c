/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1 << 0)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  /// Audiobooks.
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  /// Lectures.
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  /// All sound.
  public static let anyAudio = MPMediaType(rawValue: 0x00ff)
  /// Films.
  public static let movie = MPMediaType(rawValue: 1 << 8)
  /// Episodes of television.
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  /// Video podcasts.
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  /// Music videos.
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  /// Video lectures.
  public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
  /// Films of the user.
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  /// All films.
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  /// Everything.
  public static let any = MPMediaType(rawValue: UInt.max)
}
