/// A family of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The text of the family.
  public let rawValue: String
  /// Creates a family from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a family from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The keys that all formats have.
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
