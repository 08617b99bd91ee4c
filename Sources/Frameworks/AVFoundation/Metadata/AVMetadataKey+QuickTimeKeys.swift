// The other keys of QuickTime files (documented; `encodedby` is a guess).
extension AVMetadataKey {
  /// The arranger.
  public static let quickTimeMetadataKeyArranger = AVMetadataKey("com.apple.quicktime.arranger")
  /// The camera frame readout time.
  public static let quickTimeMetadataKeyCameraFrameReadoutTime = AVMetadataKey(
    "com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The camera identifier.
  public static let quickTimeMetadataKeyCameraIdentifier = AVMetadataKey(
    "com.apple.quicktime.camera.identifier")
  /// The collection user.
  public static let quickTimeMetadataKeyCollectionUser = AVMetadataKey(
    "com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataKeyComposer = AVMetadataKey("com.apple.quicktime.composer")
  /// The content identifier.
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
    "com.apple.quicktime.content.identifier")
  /// The credits.
  public static let quickTimeMetadataKeyCredits = AVMetadataKey("com.apple.quicktime.credits")
  /// The direction facing.
  public static let quickTimeMetadataKeyDirectionFacing = AVMetadataKey(
    "com.apple.quicktime.direction.facing")
  /// The direction motion.
  public static let quickTimeMetadataKeyDirectionMotion = AVMetadataKey(
    "com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataKeyDirector = AVMetadataKey("com.apple.quicktime.director")
  /// The encoded by.
  public static let quickTimeMetadataKeyEncodedBy = AVMetadataKey("com.apple.quicktime.encodedby")
  /// The information.
  public static let quickTimeMetadataKeyInformation = AVMetadataKey(
    "com.apple.quicktime.information")
  /// The location body.
  public static let quickTimeMetadataKeyLocationBody = AVMetadataKey(
    "com.apple.quicktime.location.body")
  /// The location date.
  public static let quickTimeMetadataKeyLocationDate = AVMetadataKey(
    "com.apple.quicktime.location.date")
  /// The location name.
  public static let quickTimeMetadataKeyLocationName = AVMetadataKey(
    "com.apple.quicktime.location.name")
  /// The location note.
  public static let quickTimeMetadataKeyLocationNote = AVMetadataKey(
    "com.apple.quicktime.location.note")
  /// The location role.
  public static let quickTimeMetadataKeyLocationRole = AVMetadataKey(
    "com.apple.quicktime.location.role")
  /// The make.
  public static let quickTimeMetadataKeyMake = AVMetadataKey("com.apple.quicktime.make")
  /// The model.
  public static let quickTimeMetadataKeyModel = AVMetadataKey("com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataKeyOriginalArtist = AVMetadataKey(
    "com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataKeyPerformer = AVMetadataKey("com.apple.quicktime.performer")
  /// The phonogram rights.
  public static let quickTimeMetadataKeyPhonogramRights = AVMetadataKey(
    "com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataKeyProducer = AVMetadataKey("com.apple.quicktime.producer")
  /// The rating user.
  public static let quickTimeMetadataKeyRatingUser = AVMetadataKey(
    "com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataKeyYear = AVMetadataKey("com.apple.quicktime.year")
}
