// The other keys of QuickTime files (documented; `encodedby` is a guess).
extension AVMetadataIdentifier {
  /// The arranger.
  public static let quickTimeMetadataArranger = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.arranger")
  /// The camera frame readout time.
  public static let quickTimeMetadataCameraFrameReadoutTime = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The camera identifier.
  public static let quickTimeMetadataCameraIdentifier = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.camera.identifier")
  /// The collection user.
  public static let quickTimeMetadataCollectionUser = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataComposer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.composer")
  /// The content identifier.
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.content.identifier")
  /// The credits.
  public static let quickTimeMetadataCredits = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.credits")
  /// The direction facing.
  public static let quickTimeMetadataDirectionFacing = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.direction.facing")
  /// The direction motion.
  public static let quickTimeMetadataDirectionMotion = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataDirector = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.director")
  /// The encoded by.
  public static let quickTimeMetadataEncodedBy = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.encodedby")
  /// The information.
  public static let quickTimeMetadataInformation = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.information")
  /// The location body.
  public static let quickTimeMetadataLocationBody = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.body")
  /// The location date.
  public static let quickTimeMetadataLocationDate = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.date")
  /// The location name.
  public static let quickTimeMetadataLocationName = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.name")
  /// The location note.
  public static let quickTimeMetadataLocationNote = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.note")
  /// The location role.
  public static let quickTimeMetadataLocationRole = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.role")
  /// The make.
  public static let quickTimeMetadataMake = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.make")
  /// The model.
  public static let quickTimeMetadataModel = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataOriginalArtist = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataPerformer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.performer")
  /// The phonogram rights.
  public static let quickTimeMetadataPhonogramRights = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataProducer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.producer")
  /// The rating user.
  public static let quickTimeMetadataRatingUser = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataYear = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.year")
}
