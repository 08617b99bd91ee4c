/// A key with its family.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text of the identifier.
  public let rawValue: String
  /// Creates an identifier from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  /// The picture, such as a cover.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
}
