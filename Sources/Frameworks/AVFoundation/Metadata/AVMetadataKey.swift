/// A metadata key, in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The string of the key.
  public let rawValue: String
  /// Creates a key from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey("title")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey("creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey("subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey("description")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey("publisher")
  /// A contributor.
  public static let commonKeyContributor = AVMetadataKey("contributor")
  /// The creation date.
  public static let commonKeyCreationDate = AVMetadataKey("creationDate")
  /// The modification date.
  public static let commonKeyLastModifiedDate = AVMetadataKey("lastModifiedDate")
  /// The kind, such as the genre.
  public static let commonKeyType = AVMetadataKey("type")
  /// The format.
  public static let commonKeyFormat = AVMetadataKey("format")
  /// The identifier.
  public static let commonKeyIdentifier = AVMetadataKey("identifier")
  /// The source.
  public static let commonKeySource = AVMetadataKey("source")
  /// The language.
  public static let commonKeyLanguage = AVMetadataKey("language")
  /// The work to which it belongs.
  public static let commonKeyRelation = AVMetadataKey("relation")
  /// The location.
  public static let commonKeyLocation = AVMetadataKey("location")
  /// The copyright notice.
  public static let commonKeyCopyrights = AVMetadataKey("copyrights")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey("albumName")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey("author")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey("artist")
  /// The artwork, such as a cover.
  public static let commonKeyArtwork = AVMetadataKey("artwork")
  /// The manufacturer of the camera.
  public static let commonKeyMake = AVMetadataKey("make")
  /// The model of the camera.
  public static let commonKeyModel = AVMetadataKey("model")
  /// The software that wrote the file.
  public static let commonKeySoftware = AVMetadataKey("software")
  /// The accessibility description.
  public static let commonKeyAccessibilityDescription = AVMetadataKey("accessibilityDescription")
}
