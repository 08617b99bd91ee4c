// The other keys of QuickTime files (documented; `encodedby` is a guess).
extension AVMetadataKey {
  /// The arranger.
  public static let quickTimeMetadataKeyArranger = AVMetadataKey("com.apple.quicktime.arranger")
  /// The readout time of the sensor for a frame.
  public static let quickTimeMetadataKeyCameraFrameReadoutTime = AVMetadataKey(
    "com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The identifier of the camera.
  public static let quickTimeMetadataKeyCameraIdentifier = AVMetadataKey(
    "com.apple.quicktime.camera.identifier")
  /// A collection that the user has named.
  public static let quickTimeMetadataKeyCollectionUser = AVMetadataKey(
    "com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataKeyComposer = AVMetadataKey("com.apple.quicktime.composer")
  /// The identifier that pairs a photo with its movie.
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
    "com.apple.quicktime.content.identifier")
  /// The credits of the source.
  public static let quickTimeMetadataKeyCredits = AVMetadataKey("com.apple.quicktime.credits")
  /// The direction in which the camera points.
  public static let quickTimeMetadataKeyDirectionFacing = AVMetadataKey(
    "com.apple.quicktime.direction.facing")
  /// The direction in which the camera moves.
  public static let quickTimeMetadataKeyDirectionMotion = AVMetadataKey(
    "com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataKeyDirector = AVMetadataKey("com.apple.quicktime.director")
  /// The person or company that encoded the file.
  public static let quickTimeMetadataKeyEncodedBy = AVMetadataKey("com.apple.quicktime.encodedby")
  /// Information about the movie.
  public static let quickTimeMetadataKeyInformation = AVMetadataKey(
    "com.apple.quicktime.information")
  /// The astronomical body of the location.
  public static let quickTimeMetadataKeyLocationBody = AVMetadataKey(
    "com.apple.quicktime.location.body")
  /// The date at the location.
  public static let quickTimeMetadataKeyLocationDate = AVMetadataKey(
    "com.apple.quicktime.location.date")
  /// The name of the location.
  public static let quickTimeMetadataKeyLocationName = AVMetadataKey(
    "com.apple.quicktime.location.name")
  /// A note about the location.
  public static let quickTimeMetadataKeyLocationNote = AVMetadataKey(
    "com.apple.quicktime.location.note")
  /// The role of the location in the movie: scene, setting or subject.
  public static let quickTimeMetadataKeyLocationRole = AVMetadataKey(
    "com.apple.quicktime.location.role")
  /// The manufacturer of the camera.
  public static let quickTimeMetadataKeyMake = AVMetadataKey("com.apple.quicktime.make")
  /// The model of the camera.
  public static let quickTimeMetadataKeyModel = AVMetadataKey("com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataKeyOriginalArtist = AVMetadataKey(
    "com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataKeyPerformer = AVMetadataKey("com.apple.quicktime.performer")
  /// The holder of the ℗ rights.
  public static let quickTimeMetadataKeyPhonogramRights = AVMetadataKey(
    "com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataKeyProducer = AVMetadataKey("com.apple.quicktime.producer")
  /// The rating by the user.
  public static let quickTimeMetadataKeyRatingUser = AVMetadataKey(
    "com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataKeyYear = AVMetadataKey("com.apple.quicktime.year")
}
