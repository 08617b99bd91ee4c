/// A kind of media, with its raw value in the public header.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The text of the kind.
  public let rawValue: String
  /// Creates a kind from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Pictures that move.
  public static let video = AVMediaType("vide")
  /// Sound.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
  /// Subtitles.
  public static let subtitle = AVMediaType("sbtl")
  /// Subtitles in the picture's data.
  public static let closedCaption = AVMediaType("clcp")
  /// Times of recording.
  public static let timecode = AVMediaType("tmcd")
  /// The depth of each pixel.
  public static let depthData = AVMediaType("dpth")
  /// Objects found in pictures.
  public static let metadataObject = AVMediaType("mobj")
  /// Data about the other media.
  public static let metadata = AVMediaType("meta")
  /// Pictures with sound.
  public static let muxed = AVMediaType("muxx")
}
