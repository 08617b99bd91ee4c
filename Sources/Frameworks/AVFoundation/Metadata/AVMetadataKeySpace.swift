/// A key space: a family of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The string of the key space.
  public let rawValue: String
  /// Creates a key space from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key space from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The keys that all formats share.
  public static let common = AVMetadataKeySpace("comn")
  /// The keys of MPEG-4 files, as iTunes writes them.
  public static let iTunes = AVMetadataKeySpace("itsk")
  /// The keys of ID3, the tags of MP3 files.
  public static let id3 = AVMetadataKeySpace("org.id3")
  /// The keys of QuickTime files.
  public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
  /// The older keys of QuickTime files.
  public static let quickTimeUserData = AVMetadataKeySpace("udta")
}
