// The other keys of QuickTime files (documented; `encodedby` is a guess).
extension AVMetadataIdentifier {
  /// The arranger.
  public static let quickTimeMetadataArranger = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.arranger")
  /// The readout time of the sensor for a frame.
  public static let quickTimeMetadataCameraFrameReadoutTime = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The identifier of the camera.
  public static let quickTimeMetadataCameraIdentifier = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.camera.identifier")
  /// A collection that the user has named.
  public static let quickTimeMetadataCollectionUser = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataComposer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.composer")
  /// The identifier that pairs a photo with its movie.
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.content.identifier")
  /// The credits of the source.
  public static let quickTimeMetadataCredits = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.credits")
  /// The direction in which the camera points.
  public static let quickTimeMetadataDirectionFacing = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.direction.facing")
  /// The direction in which the camera moves.
  public static let quickTimeMetadataDirectionMotion = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataDirector = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.director")
  /// The person or company that encoded the file.
  public static let quickTimeMetadataEncodedBy = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.encodedby")
  /// Information about the movie.
  public static let quickTimeMetadataInformation = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.information")
  /// The astronomical body of the location.
  public static let quickTimeMetadataLocationBody = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.body")
  /// The date at the location.
  public static let quickTimeMetadataLocationDate = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.date")
  /// The name of the location.
  public static let quickTimeMetadataLocationName = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.name")
  /// A note about the location.
  public static let quickTimeMetadataLocationNote = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.note")
  /// The role of the location in the movie: scene, setting or subject.
  public static let quickTimeMetadataLocationRole = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.location.role")
  /// The manufacturer of the camera.
  public static let quickTimeMetadataMake = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.make")
  /// The model of the camera.
  public static let quickTimeMetadataModel = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataOriginalArtist = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataPerformer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.performer")
  /// The holder of the ℗ rights.
  public static let quickTimeMetadataPhonogramRights = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataProducer = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.producer")
  /// The rating by the user.
  public static let quickTimeMetadataRatingUser = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataYear = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.year")
}
