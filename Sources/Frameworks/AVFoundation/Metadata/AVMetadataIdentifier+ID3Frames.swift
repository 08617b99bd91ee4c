// The other frames of ID3, by the names of its own specification (documented).
extension AVMetadataIdentifier {
  /// The album for sorting.
  public static let id3MetadataAlbumSortOrder = AVMetadataIdentifier(
    "id3/TSOA")
  /// The encryption of the audio.
  public static let id3MetadataAudioEncryption = AVMetadataIdentifier(
    "id3/AENC")
  /// An index of seek points in the audio.
  public static let id3MetadataAudioSeekPointIndex = AVMetadataIdentifier(
    "id3/ASPI")
  /// The tempo in beats per minute.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier(
    "id3/TBPM")
  /// An offer with price and seller.
  public static let id3MetadataCommercial = AVMetadataIdentifier(
    "id3/COMR")
  /// A web page with offers for the recording.
  public static let id3MetadataCommercialInformation = AVMetadataIdentifier(
    "id3/WCOM")
  /// A web page with the terms of copyright.
  public static let id3MetadataCopyrightInformation = AVMetadataIdentifier(
    "id3/WCOP")
  /// The day and month of the recording, in ID3 v2.3.
  public static let id3MetadataDate = AVMetadataIdentifier(
    "id3/TDAT")
  /// The date of the encoding.
  public static let id3MetadataEncodingTime = AVMetadataIdentifier(
    "id3/TDEN")
  /// A registered method of encryption.
  public static let id3MetadataEncryption = AVMetadataIdentifier(
    "id3/ENCR")
  /// An equalization curve, in ID3 v2.3.
  public static let id3MetadataEqualization = AVMetadataIdentifier(
    "id3/EQUA")
  /// An equalization curve, in ID3 v2.4.
  public static let id3MetadataEqualization2 = AVMetadataIdentifier(
    "id3/EQU2")
  /// Times of events such as the start of a verse.
  public static let id3MetadataEventTimingCodes = AVMetadataIdentifier(
    "id3/ETCO")
  /// The owner or licensee of the file.
  public static let id3MetadataFileOwner = AVMetadataIdentifier(
    "id3/TOWN")
  /// The type of the audio data.
  public static let id3MetadataFileType = AVMetadataIdentifier(
    "id3/TFLT")
  /// A file, such as a document.
  public static let id3MetadataGeneralEncapsulatedObject = AVMetadataIdentifier(
    "id3/GEOB")
  /// A registration of a group of frames.
  public static let id3MetadataGroupIdentifier = AVMetadataIdentifier(
    "id3/GRID")
  /// The musical key in which the recording begins.
  public static let id3MetadataInitialKey = AVMetadataIdentifier(
    "id3/TKEY")
  /// The name of an internet radio station.
  public static let id3MetadataInternetRadioStationName = AVMetadataIdentifier(
    "id3/TRSN")
  /// The owner of an internet radio station.
  public static let id3MetadataInternetRadioStationOwner = AVMetadataIdentifier(
    "id3/TRSO")
  /// The contributors with their roles, in ID3 v2.3.
  public static let id3MetadataInvolvedPeopleList_v23 = AVMetadataIdentifier(
    "id3/IPLS")
  /// The contributors with their roles, in ID3 v2.4.
  public static let id3MetadataInvolvedPeopleList_v24 = AVMetadataIdentifier(
    "id3/TIPL")
  /// The duration in milliseconds.
  public static let id3MetadataLength = AVMetadataIdentifier(
    "id3/TLEN")
  /// A reference to a frame of another file.
  public static let id3MetadataLink = AVMetadataIdentifier(
    "id3/LINK")
  /// The writer of the lyrics.
  public static let id3MetadataLyricist = AVMetadataIdentifier(
    "id3/TEXT")
  /// The medium from which the recording was taken.
  public static let id3MetadataMediaType = AVMetadataIdentifier(
    "id3/TMED")
  /// The remixer or arranger.
  public static let id3MetadataModifiedBy = AVMetadataIdentifier(
    "id3/TPE4")
  /// The mood of the music.
  public static let id3MetadataMood = AVMetadataIdentifier(
    "id3/TMOO")
  /// A table of MPEG frames for seeking.
  public static let id3MetadataMPEGLocationLookupTable = AVMetadataIdentifier(
    "id3/MLLT")
  /// The table of contents of the CD.
  public static let id3MetadataMusicCDIdentifier = AVMetadataIdentifier(
    "id3/MCDI")
  /// The musicians with their instruments.
  public static let id3MetadataMusicianCreditsList = AVMetadataIdentifier(
    "id3/TMCL")
  /// The web page of the artist.
  public static let id3MetadataOfficialArtistWebpage = AVMetadataIdentifier(
    "id3/WOAR")
  /// The web page of the file.
  public static let id3MetadataOfficialAudioFileWebpage = AVMetadataIdentifier(
    "id3/WOAF")
  /// The web page of the source, such as a movie.
  public static let id3MetadataOfficialAudioSourceWebpage = AVMetadataIdentifier(
    "id3/WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataOfficialInternetRadioStationHomepage = AVMetadataIdentifier(
    "id3/WORS")
  /// The web page of the publisher.
  public static let id3MetadataOfficialPublisherWebpage = AVMetadataIdentifier(
    "id3/WPUB")
  /// The album of the original recording.
  public static let id3MetadataOriginalAlbumTitle = AVMetadataIdentifier(
    "id3/TOAL")
  /// The original artist.
  public static let id3MetadataOriginalArtist = AVMetadataIdentifier(
    "id3/TOPE")
  /// The name that the file should have.
  public static let id3MetadataOriginalFilename = AVMetadataIdentifier(
    "id3/TOFN")
  /// The writer of the original lyrics.
  public static let id3MetadataOriginalLyricist = AVMetadataIdentifier(
    "id3/TOLY")
  /// The release date of the original.
  public static let id3MetadataOriginalReleaseTime = AVMetadataIdentifier(
    "id3/TDOR")
  /// The year of the original, in ID3 v2.3.
  public static let id3MetadataOriginalReleaseYear = AVMetadataIdentifier(
    "id3/TORY")
  /// A purchase: price, date and seller.
  public static let id3MetadataOwnership = AVMetadataIdentifier(
    "id3/OWNE")
  /// A web page for paying for the file.
  public static let id3MetadataPayment = AVMetadataIdentifier(
    "id3/WPAY")
  /// The artist for sorting.
  public static let id3MetadataPerformerSortOrder = AVMetadataIdentifier(
    "id3/TSOP")
  /// The play count of the file.
  public static let id3MetadataPlayCounter = AVMetadataIdentifier(
    "id3/PCNT")
  /// The silence before the next item, in milliseconds.
  public static let id3MetadataPlaylistDelay = AVMetadataIdentifier(
    "id3/TDLY")
  /// A rating with a play count, by a user.
  public static let id3MetadataPopularimeter = AVMetadataIdentifier(
    "id3/POPM")
  /// The position at which a stream was joined.
  public static let id3MetadataPositionSynchronization = AVMetadataIdentifier(
    "id3/POSS")
  /// Data of one program.
  public static let id3MetadataPrivate = AVMetadataIdentifier(
    "id3/PRIV")
  /// The notice about the production rights.
  public static let id3MetadataProducedNotice = AVMetadataIdentifier(
    "id3/TPRO")
  /// The buffer size a stream needs.
  public static let id3MetadataRecommendedBufferSize = AVMetadataIdentifier(
    "id3/RBUF")
  /// Dates of the recording, in ID3 v2.3.
  public static let id3MetadataRecordingDates = AVMetadataIdentifier(
    "id3/TRDA")
  /// A change of volume by channel, in ID3 v2.3.
  public static let id3MetadataRelativeVolumeAdjustment = AVMetadataIdentifier(
    "id3/RVAD")
  /// A change of volume by channel, in ID3 v2.4.
  public static let id3MetadataRelativeVolumeAdjustment2 = AVMetadataIdentifier(
    "id3/RVA2")
  /// The release date of the recording.
  public static let id3MetadataReleaseTime = AVMetadataIdentifier(
    "id3/TDRL")
  /// Settings of reverberation.
  public static let id3MetadataReverb = AVMetadataIdentifier(
    "id3/RVRB")
  /// The distance to the next tag.
  public static let id3MetadataSeek = AVMetadataIdentifier(
    "id3/SEEK")
  /// The subtitle of one disc of a set.
  public static let id3MetadataSetSubtitle = AVMetadataIdentifier(
    "id3/TSST")
  /// A signature of a group of frames.
  public static let id3MetadataSignature = AVMetadataIdentifier(
    "id3/SIGN")
  /// The bytes of the audio, in ID3 v2.3.
  public static let id3MetadataSize = AVMetadataIdentifier(
    "id3/TSIZ")
  /// The subtitle.
  public static let id3MetadataSubTitle = AVMetadataIdentifier(
    "id3/TIT3")
  /// Lyrics with times.
  public static let id3MetadataSynchronizedLyric = AVMetadataIdentifier(
    "id3/SYLT")
  /// Changes of tempo with times.
  public static let id3MetadataSynchronizedTempoCodes = AVMetadataIdentifier(
    "id3/SYTC")
  /// The date of the tag.
  public static let id3MetadataTaggingTime = AVMetadataIdentifier(
    "id3/TDTG")
  /// The license text.
  public static let id3MetadataTermsOfUse = AVMetadataIdentifier(
    "id3/USER")
  /// The time of day of the recording, in ID3 v2.3.
  public static let id3MetadataTime = AVMetadataIdentifier(
    "id3/TIME")
  /// The title for sorting.
  public static let id3MetadataTitleSortOrder = AVMetadataIdentifier(
    "id3/TSOT")
  /// An identifier in a database.
  public static let id3MetadataUniqueFileIdentifier = AVMetadataIdentifier(
    "id3/UFID")
  /// A text with a description of its own.
  public static let id3MetadataUserText = AVMetadataIdentifier(
    "id3/TXXX")
  /// A URL with a description of its own.
  public static let id3MetadataUserURL = AVMetadataIdentifier(
    "id3/WXXX")
}
