// The other atoms of MPEG-4 files, as iTunes writes them (observed by others).
extension AVMetadataIdentifier {
  /// The account kind.
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier(
    "itsk/akID")
  /// The acknowledgement.
  public static let iTunesMetadataAcknowledgement = AVMetadataIdentifier(
    "itsk/%A9cak")
  /// The apple id.
  public static let iTunesMetadataAppleID = AVMetadataIdentifier(
    "itsk/apID")
  /// The arranger.
  public static let iTunesMetadataArranger = AVMetadataIdentifier(
    "itsk/%A9arg")
  /// The art director.
  public static let iTunesMetadataArtDirector = AVMetadataIdentifier(
    "itsk/%A9ard")
  /// The artist id.
  public static let iTunesMetadataArtistID = AVMetadataIdentifier(
    "itsk/atID")
  /// The author.
  public static let iTunesMetadataAuthor = AVMetadataIdentifier(
    "itsk/%A9aut")
  /// The beats per min.
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier(
    "itsk/tmpo")
  /// The content rating.
  public static let iTunesMetadataContentRating = AVMetadataIdentifier(
    "itsk/rtng")
  /// The credits.
  public static let iTunesMetadataCredits = AVMetadataIdentifier(
    "itsk/%A9src")
  /// The director.
  public static let iTunesMetadataDirector = AVMetadataIdentifier(
    "itsk/%A9dir")
  /// The disc compilation.
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier(
    "itsk/cpil")
  /// The eq.
  public static let iTunesMetadataEQ = AVMetadataIdentifier(
    "itsk/%A9equ")
  /// The exec producer.
  public static let iTunesMetadataExecProducer = AVMetadataIdentifier(
    "itsk/%A9xpd")
  /// The genre id.
  public static let iTunesMetadataGenreID = AVMetadataIdentifier(
    "itsk/geID")
  /// The liner notes.
  public static let iTunesMetadataLinerNotes = AVMetadataIdentifier(
    "itsk/%A9lnt")
  /// The online extras.
  public static let iTunesMetadataOnlineExtras = AVMetadataIdentifier(
    "itsk/%A9url")
  /// The original artist.
  public static let iTunesMetadataOriginalArtist = AVMetadataIdentifier(
    "itsk/%A9ope")
  /// The phonogram rights.
  public static let iTunesMetadataPhonogramRights = AVMetadataIdentifier(
    "itsk/%A9phg")
  /// The playlist id.
  public static let iTunesMetadataPlaylistID = AVMetadataIdentifier(
    "itsk/plID")
  /// The producer.
  public static let iTunesMetadataProducer = AVMetadataIdentifier(
    "itsk/%A9prd")
  /// The record company.
  public static let iTunesMetadataRecordCompany = AVMetadataIdentifier(
    "itsk/%A9mak")
  /// The soloist.
  public static let iTunesMetadataSoloist = AVMetadataIdentifier(
    "itsk/%A9sol")
  /// The song id.
  public static let iTunesMetadataSongID = AVMetadataIdentifier(
    "itsk/cnID")
  /// The sound engineer.
  public static let iTunesMetadataSoundEngineer = AVMetadataIdentifier(
    "itsk/%A9sne")
  /// The thanks.
  public static let iTunesMetadataThanks = AVMetadataIdentifier(
    "itsk/%A9thx")
}
