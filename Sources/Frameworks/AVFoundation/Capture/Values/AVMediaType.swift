/// A media type, with its raw value in the public header.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The string of the type.
  public let rawValue: String
  /// Creates a type from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Video.
  public static let video = AVMediaType("vide")
  /// Audio.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
  /// Subtitles.
  public static let subtitle = AVMediaType("sbtl")
  /// Closed captions, in the video data.
  public static let closedCaption = AVMediaType("clcp")
  /// Time codes.
  public static let timecode = AVMediaType("tmcd")
  /// Depth data.
  public static let depthData = AVMediaType("dpth")
  /// Metadata objects.
  public static let metadataObject = AVMediaType("mobj")
  /// Metadata.
  public static let metadata = AVMediaType("meta")
  /// Muxed video and audio.
  public static let muxed = AVMediaType("muxx")
}
