// The other atoms of MPEG-4 files, as iTunes writes them (observed by others).
extension AVMetadataIdentifier {
  /// The type of the store account.
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier(
    "itsk/akID")
  /// An acknowledgment.
  public static let iTunesMetadataAcknowledgement = AVMetadataIdentifier(
    "itsk/%A9cak")
  /// The store account of the purchase.
  public static let iTunesMetadataAppleID = AVMetadataIdentifier(
    "itsk/apID")
  /// The arranger.
  public static let iTunesMetadataArranger = AVMetadataIdentifier(
    "itsk/%A9arg")
  /// The art director.
  public static let iTunesMetadataArtDirector = AVMetadataIdentifier(
    "itsk/%A9ard")
  /// The artist's number in the store.
  public static let iTunesMetadataArtistID = AVMetadataIdentifier(
    "itsk/atID")
  /// The author.
  public static let iTunesMetadataAuthor = AVMetadataIdentifier(
    "itsk/%A9aut")
  /// The tempo in beats per minute.
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier(
    "itsk/tmpo")
  /// The advisory rating, such as explicit.
  public static let iTunesMetadataContentRating = AVMetadataIdentifier(
    "itsk/rtng")
  /// The credits of the source.
  public static let iTunesMetadataCredits = AVMetadataIdentifier(
    "itsk/%A9src")
  /// The director.
  public static let iTunesMetadataDirector = AVMetadataIdentifier(
    "itsk/%A9dir")
  /// Whether it is part of a compilation.
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier(
    "itsk/cpil")
  /// The name of an equalizer preset.
  public static let iTunesMetadataEQ = AVMetadataIdentifier(
    "itsk/%A9equ")
  /// The executive producer.
  public static let iTunesMetadataExecProducer = AVMetadataIdentifier(
    "itsk/%A9xpd")
  /// The genre's number in the store.
  public static let iTunesMetadataGenreID = AVMetadataIdentifier(
    "itsk/geID")
  /// The liner notes.
  public static let iTunesMetadataLinerNotes = AVMetadataIdentifier(
    "itsk/%A9lnt")
  /// The URL of further material.
  public static let iTunesMetadataOnlineExtras = AVMetadataIdentifier(
    "itsk/%A9url")
  /// The original artist.
  public static let iTunesMetadataOriginalArtist = AVMetadataIdentifier(
    "itsk/%A9ope")
  /// The holder of the ℗ rights.
  public static let iTunesMetadataPhonogramRights = AVMetadataIdentifier(
    "itsk/%A9phg")
  /// The album's number in the store.
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
  /// The song's number in the store.
  public static let iTunesMetadataSongID = AVMetadataIdentifier(
    "itsk/cnID")
  /// The sound engineer.
  public static let iTunesMetadataSoundEngineer = AVMetadataIdentifier(
    "itsk/%A9sne")
  /// Acknowledgments.
  public static let iTunesMetadataThanks = AVMetadataIdentifier(
    "itsk/%A9thx")
}
