// The keys of ID3, the tags of MP3 files, named as in the public headers.
extension AVMetadataKey {
  /// The artwork.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey("APIC")
  /// A comment.
  public static let id3MetadataKeyComments = AVMetadataKey("COMM")
  /// The lyrics.
  public static let id3MetadataKeyUnsynchronizedLyric = AVMetadataKey("USLT")
  /// The album.
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey("TALB")
  /// The composer.
  public static let id3MetadataKeyComposer = AVMetadataKey("TCOM")
  /// The genre.
  public static let id3MetadataKeyContentType = AVMetadataKey("TCON")
  /// The copyright notice.
  public static let id3MetadataKeyCopyright = AVMetadataKey("TCOP")
  /// The person or company that encoded the file.
  public static let id3MetadataKeyEncodedBy = AVMetadataKey("TENC")
  /// The content group to which it belongs.
  public static let id3MetadataKeyContentGroupDescription = AVMetadataKey("TIT1")
  /// The title.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey("TIT2")
  /// The language.
  public static let id3MetadataKeyLanguage = AVMetadataKey("TLAN")
  /// The artist.
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey("TPE1")
  /// The album artist.
  public static let id3MetadataKeyBand = AVMetadataKey("TPE2")
  /// The conductor.
  public static let id3MetadataKeyConductor = AVMetadataKey("TPE3")
  /// The disc number.
  public static let id3MetadataKeyPartOfASet = AVMetadataKey("TPOS")
  /// The publisher.
  public static let id3MetadataKeyPublisher = AVMetadataKey("TPUB")
  /// The track number.
  public static let id3MetadataKeyTrackNumber = AVMetadataKey("TRCK")
  /// The recording date.
  public static let id3MetadataKeyRecordingTime = AVMetadataKey("TDRC")
  /// The software that wrote the file.
  public static let id3MetadataKeyEncodedWith = AVMetadataKey("TSSE")
  /// The International Standard Recording Code.
  public static let id3MetadataKeyInternationalStandardRecordingCode = AVMetadataKey("TSRC")
  /// The year of the recording.
  public static let id3MetadataKeyYear = AVMetadataKey("TYER")
}
