// The other frames of ID3, by the names of its own specification (documented).
extension AVMetadataKey {
  /// The album for sorting.
  public static let id3MetadataKeyAlbumSortOrder = AVMetadataKey("TSOA")
  /// The encryption of the audio.
  public static let id3MetadataKeyAudioEncryption = AVMetadataKey("AENC")
  /// An index of seek points in the audio.
  public static let id3MetadataKeyAudioSeekPointIndex = AVMetadataKey("ASPI")
  /// The tempo in beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey("TBPM")
  /// An offer with price and seller.
  public static let id3MetadataKeyCommercial = AVMetadataKey("COMR")
  /// A web page with offers for the recording.
  public static let id3MetadataKeyCommercialInformation = AVMetadataKey("WCOM")
  /// A web page with the terms of copyright.
  public static let id3MetadataKeyCopyrightInformation = AVMetadataKey("WCOP")
  /// The day and month of the recording, in ID3 v2.3.
  public static let id3MetadataKeyDate = AVMetadataKey("TDAT")
  /// The date of the encoding.
  public static let id3MetadataKeyEncodingTime = AVMetadataKey("TDEN")
  /// A registered method of encryption.
  public static let id3MetadataKeyEncryption = AVMetadataKey("ENCR")
  /// An equalization curve, in ID3 v2.3.
  public static let id3MetadataKeyEqualization = AVMetadataKey("EQUA")
  /// An equalization curve, in ID3 v2.4.
  public static let id3MetadataKeyEqualization2 = AVMetadataKey("EQU2")
  /// Times of events such as the start of a verse.
  public static let id3MetadataKeyEventTimingCodes = AVMetadataKey("ETCO")
  /// The owner or licensee of the file.
  public static let id3MetadataKeyFileOwner = AVMetadataKey("TOWN")
  /// The type of the audio data.
  public static let id3MetadataKeyFileType = AVMetadataKey("TFLT")
  /// A file, such as a document.
  public static let id3MetadataKeyGeneralEncapsulatedObject = AVMetadataKey("GEOB")
  /// A registration of a group of frames.
  public static let id3MetadataKeyGroupIdentifier = AVMetadataKey("GRID")
  /// The musical key in which the recording begins.
  public static let id3MetadataKeyInitialKey = AVMetadataKey("TKEY")
  /// The name of an internet radio station.
  public static let id3MetadataKeyInternetRadioStationName = AVMetadataKey("TRSN")
  /// The owner of an internet radio station.
  public static let id3MetadataKeyInternetRadioStationOwner = AVMetadataKey("TRSO")
  /// The contributors with their roles, in ID3 v2.3.
  public static let id3MetadataKeyInvolvedPeopleList_v23 = AVMetadataKey("IPLS")
  /// The contributors with their roles, in ID3 v2.4.
  public static let id3MetadataKeyInvolvedPeopleList_v24 = AVMetadataKey("TIPL")
  /// The duration in milliseconds.
  public static let id3MetadataKeyLength = AVMetadataKey("TLEN")
  /// A reference to a frame of another file.
  public static let id3MetadataKeyLink = AVMetadataKey("LINK")
  /// The writer of the lyrics.
  public static let id3MetadataKeyLyricist = AVMetadataKey("TEXT")
  /// The medium from which the recording was taken.
  public static let id3MetadataKeyMediaType = AVMetadataKey("TMED")
  /// The remixer or arranger.
  public static let id3MetadataKeyModifiedBy = AVMetadataKey("TPE4")
  /// The mood of the music.
  public static let id3MetadataKeyMood = AVMetadataKey("TMOO")
  /// A table of MPEG frames for seeking.
  public static let id3MetadataKeyMPEGLocationLookupTable = AVMetadataKey("MLLT")
  /// The table of contents of the CD.
  public static let id3MetadataKeyMusicCDIdentifier = AVMetadataKey("MCDI")
  /// The musicians with their instruments.
  public static let id3MetadataKeyMusicianCreditsList = AVMetadataKey("TMCL")
  /// The web page of the artist.
  public static let id3MetadataKeyOfficialArtistWebpage = AVMetadataKey("WOAR")
  /// The web page of the file.
  public static let id3MetadataKeyOfficialAudioFileWebpage = AVMetadataKey("WOAF")
  /// The web page of the source, such as a movie.
  public static let id3MetadataKeyOfficialAudioSourceWebpage = AVMetadataKey("WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataKeyOfficialInternetRadioStationHomepage = AVMetadataKey("WORS")
  /// The web page of the publisher.
  public static let id3MetadataKeyOfficialPublisherWebpage = AVMetadataKey("WPUB")
  /// The album of the original recording.
  public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey("TOAL")
  /// The original artist.
  public static let id3MetadataKeyOriginalArtist = AVMetadataKey("TOPE")
  /// The name that the file should have.
  public static let id3MetadataKeyOriginalFilename = AVMetadataKey("TOFN")
  /// The writer of the original lyrics.
  public static let id3MetadataKeyOriginalLyricist = AVMetadataKey("TOLY")
  /// The release date of the original.
  public static let id3MetadataKeyOriginalReleaseTime = AVMetadataKey("TDOR")
  /// The year of the original, in ID3 v2.3.
  public static let id3MetadataKeyOriginalReleaseYear = AVMetadataKey("TORY")
  /// A purchase: price, date and seller.
  public static let id3MetadataKeyOwnership = AVMetadataKey("OWNE")
  /// A web page for paying for the file.
  public static let id3MetadataKeyPayment = AVMetadataKey("WPAY")
  /// The artist for sorting.
  public static let id3MetadataKeyPerformerSortOrder = AVMetadataKey("TSOP")
  /// The play count of the file.
  public static let id3MetadataKeyPlayCounter = AVMetadataKey("PCNT")
  /// The silence before the next item, in milliseconds.
  public static let id3MetadataKeyPlaylistDelay = AVMetadataKey("TDLY")
  /// A rating with a play count, by a user.
  public static let id3MetadataKeyPopularimeter = AVMetadataKey("POPM")
  /// The position at which a stream was joined.
  public static let id3MetadataKeyPositionSynchronization = AVMetadataKey("POSS")
  /// Data of one program.
  public static let id3MetadataKeyPrivate = AVMetadataKey("PRIV")
  /// The notice about the production rights.
  public static let id3MetadataKeyProducedNotice = AVMetadataKey("TPRO")
  /// The buffer size a stream needs.
  public static let id3MetadataKeyRecommendedBufferSize = AVMetadataKey("RBUF")
  /// Dates of the recording, in ID3 v2.3.
  public static let id3MetadataKeyRecordingDates = AVMetadataKey("TRDA")
  /// A change of volume by channel, in ID3 v2.3.
  public static let id3MetadataKeyRelativeVolumeAdjustment = AVMetadataKey("RVAD")
  /// A change of volume by channel, in ID3 v2.4.
  public static let id3MetadataKeyRelativeVolumeAdjustment2 = AVMetadataKey("RVA2")
  /// The release date of the recording.
  public static let id3MetadataKeyReleaseTime = AVMetadataKey("TDRL")
  /// Settings of reverberation.
  public static let id3MetadataKeyReverb = AVMetadataKey("RVRB")
  /// The distance to the next tag.
  public static let id3MetadataKeySeek = AVMetadataKey("SEEK")
  /// The subtitle of one disc of a set.
  public static let id3MetadataKeySetSubtitle = AVMetadataKey("TSST")
  /// A signature of a group of frames.
  public static let id3MetadataKeySignature = AVMetadataKey("SIGN")
  /// The bytes of the audio, in ID3 v2.3.
  public static let id3MetadataKeySize = AVMetadataKey("TSIZ")
  /// The subtitle.
  public static let id3MetadataKeySubTitle = AVMetadataKey("TIT3")
  /// Lyrics with times.
  public static let id3MetadataKeySynchronizedLyric = AVMetadataKey("SYLT")
  /// Changes of tempo with times.
  public static let id3MetadataKeySynchronizedTempoCodes = AVMetadataKey("SYTC")
  /// The date of the tag.
  public static let id3MetadataKeyTaggingTime = AVMetadataKey("TDTG")
  /// The license text.
  public static let id3MetadataKeyTermsOfUse = AVMetadataKey("USER")
  /// The time of day of the recording, in ID3 v2.3.
  public static let id3MetadataKeyTime = AVMetadataKey("TIME")
  /// The title for sorting.
  public static let id3MetadataKeyTitleSortOrder = AVMetadataKey("TSOT")
  /// An identifier in a database.
  public static let id3MetadataKeyUniqueFileIdentifier = AVMetadataKey("UFID")
  /// A text with a description of its own.
  public static let id3MetadataKeyUserText = AVMetadataKey("TXXX")
  /// A URL with a description of its own.
  public static let id3MetadataKeyUserURL = AVMetadataKey("WXXX")
}
