// The other atoms of MPEG-4 files, as iTunes writes them (observed by others).
extension AVMetadataKey {
  /// The account kind.
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey("akID")
  /// The acknowledgement.
  public static let iTunesMetadataKeyAcknowledgement = AVMetadataKey("©cak")
  /// The apple id.
  public static let iTunesMetadataKeyAppleID = AVMetadataKey("apID")
  /// The arranger.
  public static let iTunesMetadataKeyArranger = AVMetadataKey("©arg")
  /// The art director.
  public static let iTunesMetadataKeyArtDirector = AVMetadataKey("©ard")
  /// The artist id.
  public static let iTunesMetadataKeyArtistID = AVMetadataKey("atID")
  /// The author.
  public static let iTunesMetadataKeyAuthor = AVMetadataKey("©aut")
  /// The beats per min.
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey("tmpo")
  /// The content rating.
  public static let iTunesMetadataKeyContentRating = AVMetadataKey("rtng")
  /// The credits.
  public static let iTunesMetadataKeyCredits = AVMetadataKey("©src")
  /// The director.
  public static let iTunesMetadataKeyDirector = AVMetadataKey("©dir")
  /// The disc compilation.
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey("cpil")
  /// The eq.
  public static let iTunesMetadataKeyEQ = AVMetadataKey("©equ")
  /// The exec producer.
  public static let iTunesMetadataKeyExecProducer = AVMetadataKey("©xpd")
  /// The genre id.
  public static let iTunesMetadataKeyGenreID = AVMetadataKey("geID")
  /// The liner notes.
  public static let iTunesMetadataKeyLinerNotes = AVMetadataKey("©lnt")
  /// The online extras.
  public static let iTunesMetadataKeyOnlineExtras = AVMetadataKey("©url")
  /// The original artist.
  public static let iTunesMetadataKeyOriginalArtist = AVMetadataKey("©ope")
  /// The phonogram rights.
  public static let iTunesMetadataKeyPhonogramRights = AVMetadataKey("©phg")
  /// The playlist id.
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey("plID")
  /// The producer.
  public static let iTunesMetadataKeyProducer = AVMetadataKey("©prd")
  /// The record company.
  public static let iTunesMetadataKeyRecordCompany = AVMetadataKey("©mak")
  /// The soloist.
  public static let iTunesMetadataKeySoloist = AVMetadataKey("©sol")
  /// The song id.
  public static let iTunesMetadataKeySongID = AVMetadataKey("cnID")
  /// The sound engineer.
  public static let iTunesMetadataKeySoundEngineer = AVMetadataKey("©sne")
  /// The thanks.
  public static let iTunesMetadataKeyThanks = AVMetadataKey("©thx")
}
