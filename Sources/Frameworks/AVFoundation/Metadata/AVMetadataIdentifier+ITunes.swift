// The identifiers of MPEG-4 files, as iTunes writes them, named as in the public headers.
extension AVMetadataIdentifier {
  /// The album.
  public static let iTunesMetadataAlbum = AVMetadataIdentifier(
    "itsk/%A9alb")
  /// The artist.
  public static let iTunesMetadataArtist = AVMetadataIdentifier(
    "itsk/%A9ART")
  /// A comment.
  public static let iTunesMetadataUserComment = AVMetadataIdentifier(
    "itsk/%A9cmt")
  /// The cover.
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier(
    "itsk/covr")
  /// The copyright notice.
  public static let iTunesMetadataCopyright = AVMetadataIdentifier(
    "itsk/cprt")
  /// The release date.
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier(
    "itsk/%A9day")
  /// The person or company that encoded the file.
  public static let iTunesMetadataEncodedBy = AVMetadataIdentifier(
    "itsk/%A9enc")
  /// The genre as a number.
  public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier(
    "itsk/gnre")
  /// The genre.
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier(
    "itsk/%A9gen")
  /// The title.
  public static let iTunesMetadataSongName = AVMetadataIdentifier(
    "itsk/%A9nam")
  /// The subtitle.
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(
    "itsk/%A9st3")
  /// The software that wrote the file.
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier(
    "itsk/%A9too")
  /// The composer.
  public static let iTunesMetadataComposer = AVMetadataIdentifier(
    "itsk/%A9wrt")
  /// The album artist.
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier(
    "itsk/aART")
  /// The track number.
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier(
    "itsk/trkn")
  /// The disc number.
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier(
    "itsk/disk")
  /// The lyrics.
  public static let iTunesMetadataLyrics = AVMetadataIdentifier(
    "itsk/%A9lyr")
  /// The content group to which it belongs.
  public static let iTunesMetadataGrouping = AVMetadataIdentifier(
    "itsk/grup")
  /// The performer.
  public static let iTunesMetadataPerformer = AVMetadataIdentifier(
    "itsk/%A9prf")
  /// The publisher.
  public static let iTunesMetadataPublisher = AVMetadataIdentifier(
    "itsk/%A9pub")
  /// The description.
  public static let iTunesMetadataDescription = AVMetadataIdentifier(
    "itsk/%A9des")
  /// The conductor.
  public static let iTunesMetadataConductor = AVMetadataIdentifier(
    "itsk/%A9con")
}
