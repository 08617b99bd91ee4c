// The other atoms of MPEG-4 files, as iTunes writes them (observed by others).
extension AVMetadataKey {
  /// The type of the store account.
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey("akID")
  /// An acknowledgment.
  public static let iTunesMetadataKeyAcknowledgement = AVMetadataKey("©cak")
  /// The store account of the purchase.
  public static let iTunesMetadataKeyAppleID = AVMetadataKey("apID")
  /// The arranger.
  public static let iTunesMetadataKeyArranger = AVMetadataKey("©arg")
  /// The art director.
  public static let iTunesMetadataKeyArtDirector = AVMetadataKey("©ard")
  /// The artist's number in the store.
  public static let iTunesMetadataKeyArtistID = AVMetadataKey("atID")
  /// The author.
  public static let iTunesMetadataKeyAuthor = AVMetadataKey("©aut")
  /// The tempo in beats per minute.
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey("tmpo")
  /// The advisory rating, such as explicit.
  public static let iTunesMetadataKeyContentRating = AVMetadataKey("rtng")
  /// The credits of the source.
  public static let iTunesMetadataKeyCredits = AVMetadataKey("©src")
  /// The director.
  public static let iTunesMetadataKeyDirector = AVMetadataKey("©dir")
  /// Whether it is part of a compilation.
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey("cpil")
  /// The name of an equalizer preset.
  public static let iTunesMetadataKeyEQ = AVMetadataKey("©equ")
  /// The executive producer.
  public static let iTunesMetadataKeyExecProducer = AVMetadataKey("©xpd")
  /// The genre's number in the store.
  public static let iTunesMetadataKeyGenreID = AVMetadataKey("geID")
  /// The liner notes.
  public static let iTunesMetadataKeyLinerNotes = AVMetadataKey("©lnt")
  /// The URL of further material.
  public static let iTunesMetadataKeyOnlineExtras = AVMetadataKey("©url")
  /// The original artist.
  public static let iTunesMetadataKeyOriginalArtist = AVMetadataKey("©ope")
  /// The holder of the ℗ rights.
  public static let iTunesMetadataKeyPhonogramRights = AVMetadataKey("©phg")
  /// The album's number in the store.
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey("plID")
  /// The producer.
  public static let iTunesMetadataKeyProducer = AVMetadataKey("©prd")
  /// The record company.
  public static let iTunesMetadataKeyRecordCompany = AVMetadataKey("©mak")
  /// The soloist.
  public static let iTunesMetadataKeySoloist = AVMetadataKey("©sol")
  /// The song's number in the store.
  public static let iTunesMetadataKeySongID = AVMetadataKey("cnID")
  /// The sound engineer.
  public static let iTunesMetadataKeySoundEngineer = AVMetadataKey("©sne")
  /// Acknowledgments.
  public static let iTunesMetadataKeyThanks = AVMetadataKey("©thx")
}
