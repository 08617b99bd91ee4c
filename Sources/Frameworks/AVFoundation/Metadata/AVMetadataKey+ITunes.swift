// The keys of MPEG-4 files, as iTunes writes them, named as in the public headers.
extension AVMetadataKey {
  /// The album.
  public static let iTunesMetadataKeyAlbum = AVMetadataKey("©alb")
  /// The artist.
  public static let iTunesMetadataKeyArtist = AVMetadataKey("©ART")
  /// A comment.
  public static let iTunesMetadataKeyUserComment = AVMetadataKey("©cmt")
  /// The cover.
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey("covr")
  /// The copyright notice.
  public static let iTunesMetadataKeyCopyright = AVMetadataKey("cprt")
  /// The release date.
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey("©day")
  /// The person or company that encoded the file.
  public static let iTunesMetadataKeyEncodedBy = AVMetadataKey("©enc")
  /// The genre as a number.
  public static let iTunesMetadataKeyPredefinedGenre = AVMetadataKey("gnre")
  /// The genre.
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey("©gen")
  /// The title.
  public static let iTunesMetadataKeySongName = AVMetadataKey("©nam")
  /// The subtitle.
  public static let iTunesMetadataKeyTrackSubTitle = AVMetadataKey("©st3")
  /// The software that wrote the file.
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey("©too")
  /// The composer.
  public static let iTunesMetadataKeyComposer = AVMetadataKey("©wrt")
  /// The album artist.
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey("aART")
  /// The track number.
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey("trkn")
  /// The disc number.
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey("disk")
  /// The lyrics.
  public static let iTunesMetadataKeyLyrics = AVMetadataKey("©lyr")
  /// The content group to which it belongs.
  public static let iTunesMetadataKeyGrouping = AVMetadataKey("grup")
  /// The performer.
  public static let iTunesMetadataKeyPerformer = AVMetadataKey("©prf")
  /// The publisher.
  public static let iTunesMetadataKeyPublisher = AVMetadataKey("©pub")
  /// The description.
  public static let iTunesMetadataKeyDescription = AVMetadataKey("©des")
  /// The conductor.
  public static let iTunesMetadataKeyConductor = AVMetadataKey("©con")
}
