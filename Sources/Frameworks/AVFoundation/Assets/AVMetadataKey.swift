/// A key of a text about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// The date of the creation.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The kind, such as the genre.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The language.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  /// The rights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The picture, such as a cover.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The program that has written the file.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}
