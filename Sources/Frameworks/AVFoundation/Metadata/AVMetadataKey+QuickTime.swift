// The keys of QuickTime files, named as in the public headers.
extension AVMetadataKey {
  /// The album.
  public static let quickTimeMetadataKeyAlbum = AVMetadataKey(
    "com.apple.quicktime.album")
  /// The artist.
  public static let quickTimeMetadataKeyArtist = AVMetadataKey(
    "com.apple.quicktime.artist")
  /// The artwork.
  public static let quickTimeMetadataKeyArtwork = AVMetadataKey(
    "com.apple.quicktime.artwork")
  /// The author.
  public static let quickTimeMetadataKeyAuthor = AVMetadataKey(
    "com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataKeyComment = AVMetadataKey(
    "com.apple.quicktime.comment")
  /// The copyright notice.
  public static let quickTimeMetadataKeyCopyright = AVMetadataKey(
    "com.apple.quicktime.copyright")
  /// The creation date.
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(
    "com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataKeyDescription = AVMetadataKey(
    "com.apple.quicktime.description")
  /// The displayed title.
  public static let quickTimeMetadataKeyDisplayName = AVMetadataKey(
    "com.apple.quicktime.displayname")
  /// The genre.
  public static let quickTimeMetadataKeyGenre = AVMetadataKey(
    "com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeyKeywords = AVMetadataKey(
    "com.apple.quicktime.keywords")
  /// The publisher.
  public static let quickTimeMetadataKeyPublisher = AVMetadataKey(
    "com.apple.quicktime.publisher")
  /// The software that wrote the file.
  public static let quickTimeMetadataKeySoftware = AVMetadataKey(
    "com.apple.quicktime.software")
  /// The title.
  public static let quickTimeMetadataKeyTitle = AVMetadataKey(
    "com.apple.quicktime.title")
  /// The location.
  public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey(
    "com.apple.quicktime.location.ISO6709")
}
