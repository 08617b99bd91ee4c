/// A key with its key space, such as `comn/title`.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The string of the identifier.
  public let rawValue: String
  /// Creates an identifier from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
  /// The creator.
  public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
  /// The subject.
  public static let commonIdentifierSubject = AVMetadataIdentifier("comn/subject")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
  /// The publisher.
  public static let commonIdentifierPublisher = AVMetadataIdentifier("comn/publisher")
  /// A contributor.
  public static let commonIdentifierContributor = AVMetadataIdentifier("comn/contributor")
  /// The creation date.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
  /// The modification date.
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(
    "comn/lastModifiedDate")
  /// The kind, such as the genre.
  public static let commonIdentifierType = AVMetadataIdentifier("comn/type")
  /// The format.
  public static let commonIdentifierFormat = AVMetadataIdentifier("comn/format")
  /// The identifier.
  public static let commonIdentifierIdentifier = AVMetadataIdentifier("comn/identifier")
  /// The source.
  public static let commonIdentifierSource = AVMetadataIdentifier("comn/source")
  /// The language.
  public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
  /// The work to which it belongs.
  public static let commonIdentifierRelation = AVMetadataIdentifier("comn/relation")
  /// The location.
  public static let commonIdentifierLocation = AVMetadataIdentifier("comn/location")
  /// The copyright notice.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier("comn/copyrights")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
  /// The author.
  public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
  /// The artwork, such as a cover.
  public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
  /// The manufacturer of the camera.
  public static let commonIdentifierMake = AVMetadataIdentifier("comn/make")
  /// The model of the camera.
  public static let commonIdentifierModel = AVMetadataIdentifier("comn/model")
  /// The software that wrote the file.
  public static let commonIdentifierSoftware = AVMetadataIdentifier("comn/software")
  /// The accessibility description.
  public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
    "comn/accessibilityDescription")
}
