// The identifiers of ID3, the tags of MP3 files, named as in the public headers.
extension AVMetadataIdentifier {
  /// The artwork.
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier(
    "id3/APIC")
  /// A comment.
  public static let id3MetadataComments = AVMetadataIdentifier(
    "id3/COMM")
  /// The lyrics.
  public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier(
    "id3/USLT")
  /// The album.
  public static let id3MetadataAlbumTitle = AVMetadataIdentifier(
    "id3/TALB")
  /// The composer.
  public static let id3MetadataComposer = AVMetadataIdentifier(
    "id3/TCOM")
  /// The genre.
  public static let id3MetadataContentType = AVMetadataIdentifier(
    "id3/TCON")
  /// The copyright notice.
  public static let id3MetadataCopyright = AVMetadataIdentifier(
    "id3/TCOP")
  /// The person or company that encoded the file.
  public static let id3MetadataEncodedBy = AVMetadataIdentifier(
    "id3/TENC")
  /// The content group to which it belongs.
  public static let id3MetadataContentGroupDescription = AVMetadataIdentifier(
    "id3/TIT1")
  /// The title.
  public static let id3MetadataTitleDescription = AVMetadataIdentifier(
    "id3/TIT2")
  /// The language.
  public static let id3MetadataLanguage = AVMetadataIdentifier(
    "id3/TLAN")
  /// The artist.
  public static let id3MetadataLeadPerformer = AVMetadataIdentifier(
    "id3/TPE1")
  /// The album artist.
  public static let id3MetadataBand = AVMetadataIdentifier(
    "id3/TPE2")
  /// The conductor.
  public static let id3MetadataConductor = AVMetadataIdentifier(
    "id3/TPE3")
  /// The disc number.
  public static let id3MetadataPartOfASet = AVMetadataIdentifier(
    "id3/TPOS")
  /// The publisher.
  public static let id3MetadataPublisher = AVMetadataIdentifier(
    "id3/TPUB")
  /// The track number.
  public static let id3MetadataTrackNumber = AVMetadataIdentifier(
    "id3/TRCK")
  /// The recording date.
  public static let id3MetadataRecordingTime = AVMetadataIdentifier(
    "id3/TDRC")
  /// The software that wrote the file.
  public static let id3MetadataEncodedWith = AVMetadataIdentifier(
    "id3/TSSE")
  /// The International Standard Recording Code.
  public static let id3MetadataInternationalStandardRecordingCode = AVMetadataIdentifier(
    "id3/TSRC")
  /// The year of the recording.
  public static let id3MetadataYear = AVMetadataIdentifier(
    "id3/TYER")
}
