import TactusMediaReading

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The string of the format.
  public let rawValue: String
  /// Creates a format from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a format from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The format of QuickTime files.
  public static let quickTimeMetadata = AVMetadataFormat("com.apple.quicktime.mdta")
  /// The older format of QuickTime files.
  public static let quickTimeUserData = AVMetadataFormat("com.apple.quicktime.udta")
  /// The format of MPEG-4 files, as iTunes writes it.
  public static let iTunesMetadata = AVMetadataFormat("com.apple.itunes")
  /// ID3, the tags of MP3 files.
  public static let id3Metadata = AVMetadataFormat("org.id3")
  /// A format without keys of its own.
  public static let unknown = AVMetadataFormat("com.apple.avfoundation.unknown")

  // MARK: Internals

  /// Creates the format of a container (Players.MD1).
  init(_ description: MediaDescription) {
    let container = description.tags["container-format"]?.lowercased() ?? ""
    let isMP3 = description.sound?.codec.contains("MP3") == true
    self =
      if container.contains("quicktime") {
        .quickTimeMetadata
      } else if container.contains("mp4") || container.contains("m4a")
        || container.contains("3gp")
      {
        .iTunesMetadata
      } else if container.contains("id3") || isMP3 {
        .id3Metadata
      } else {
        .unknown
      }
  }

  /// The key space of the format.
  var keySpace: AVMetadataKeySpace {
    switch self {
    case .quickTimeMetadata: .quickTimeMetadata
    case .iTunesMetadata: .iTunes
    case .id3Metadata: .id3
    default: .common
    }
  }
}
