// The identifiers of QuickTime files, named as in the public headers.
extension AVMetadataIdentifier {
  /// The album.
  public static let quickTimeMetadataAlbum = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.album")
  /// The artist.
  public static let quickTimeMetadataArtist = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.artist")
  /// The artwork.
  public static let quickTimeMetadataArtwork = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.artwork")
  /// The author.
  public static let quickTimeMetadataAuthor = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataComment = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.comment")
  /// The copyright notice.
  public static let quickTimeMetadataCopyright = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.copyright")
  /// The creation date.
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataDescription = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.description")
  /// The displayed title.
  public static let quickTimeMetadataDisplayName = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.displayname")
  /// The genre.
  public static let quickTimeMetadataGenre = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeywords = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.keywords")
  /// The publisher.
  public static let quickTimeMetadataPublisher = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.publisher")
  /// The software that wrote the file.
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.software")
  /// The title.
  public static let quickTimeMetadataTitle = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.title")
  /// The location.
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.ISO6709")
}
