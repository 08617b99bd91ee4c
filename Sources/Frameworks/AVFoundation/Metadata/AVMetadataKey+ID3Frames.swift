// The other frames of ID3, by the names of its own specification (documented).
extension AVMetadataKey {
  /// The album sort order.
  public static let id3MetadataKeyAlbumSortOrder = AVMetadataKey("TSOA")
  /// The audio encryption.
  public static let id3MetadataKeyAudioEncryption = AVMetadataKey("AENC")
  /// The audio seek point index.
  public static let id3MetadataKeyAudioSeekPointIndex = AVMetadataKey("ASPI")
  /// The beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey("TBPM")
  /// The commercial.
  public static let id3MetadataKeyCommercial = AVMetadataKey("COMR")
  /// The commercial information.
  public static let id3MetadataKeyCommercialInformation = AVMetadataKey("WCOM")
  /// The copyright information.
  public static let id3MetadataKeyCopyrightInformation = AVMetadataKey("WCOP")
  /// The date.
  public static let id3MetadataKeyDate = AVMetadataKey("TDAT")
  /// The encoding time.
  public static let id3MetadataKeyEncodingTime = AVMetadataKey("TDEN")
  /// The encryption.
  public static let id3MetadataKeyEncryption = AVMetadataKey("ENCR")
  /// The equalization.
  public static let id3MetadataKeyEqualization = AVMetadataKey("EQUA")
  /// The equalization 2.
  public static let id3MetadataKeyEqualization2 = AVMetadataKey("EQU2")
  /// The event timing codes.
  public static let id3MetadataKeyEventTimingCodes = AVMetadataKey("ETCO")
  /// The file owner.
  public static let id3MetadataKeyFileOwner = AVMetadataKey("TOWN")
  /// The file type.
  public static let id3MetadataKeyFileType = AVMetadataKey("TFLT")
  /// The general encapsulated object.
  public static let id3MetadataKeyGeneralEncapsulatedObject = AVMetadataKey("GEOB")
  /// The group identifier.
  public static let id3MetadataKeyGroupIdentifier = AVMetadataKey("GRID")
  /// The initial key.
  public static let id3MetadataKeyInitialKey = AVMetadataKey("TKEY")
  /// The internet radio station name.
  public static let id3MetadataKeyInternetRadioStationName = AVMetadataKey("TRSN")
  /// The internet radio station owner.
  public static let id3MetadataKeyInternetRadioStationOwner = AVMetadataKey("TRSO")
  /// The involved people list v 23.
  public static let id3MetadataKeyInvolvedPeopleList_v23 = AVMetadataKey("IPLS")
  /// The involved people list v 24.
  public static let id3MetadataKeyInvolvedPeopleList_v24 = AVMetadataKey("TIPL")
  /// The length.
  public static let id3MetadataKeyLength = AVMetadataKey("TLEN")
  /// The link.
  public static let id3MetadataKeyLink = AVMetadataKey("LINK")
  /// The lyricist.
  public static let id3MetadataKeyLyricist = AVMetadataKey("TEXT")
  /// The media type.
  public static let id3MetadataKeyMediaType = AVMetadataKey("TMED")
  /// The modified by.
  public static let id3MetadataKeyModifiedBy = AVMetadataKey("TPE4")
  /// The mood.
  public static let id3MetadataKeyMood = AVMetadataKey("TMOO")
  /// The mpeglocation lookup table.
  public static let id3MetadataKeyMPEGLocationLookupTable = AVMetadataKey("MLLT")
  /// The music cdidentifier.
  public static let id3MetadataKeyMusicCDIdentifier = AVMetadataKey("MCDI")
  /// The musician credits list.
  public static let id3MetadataKeyMusicianCreditsList = AVMetadataKey("TMCL")
  /// The official artist webpage.
  public static let id3MetadataKeyOfficialArtistWebpage = AVMetadataKey("WOAR")
  /// The official audio file webpage.
  public static let id3MetadataKeyOfficialAudioFileWebpage = AVMetadataKey("WOAF")
  /// The official audio source webpage.
  public static let id3MetadataKeyOfficialAudioSourceWebpage = AVMetadataKey("WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataKeyOfficialInternetRadioStationHomepage = AVMetadataKey("WORS")
  /// The official publisher webpage.
  public static let id3MetadataKeyOfficialPublisherWebpage = AVMetadataKey("WPUB")
  /// The original album title.
  public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey("TOAL")
  /// The original artist.
  public static let id3MetadataKeyOriginalArtist = AVMetadataKey("TOPE")
  /// The original filename.
  public static let id3MetadataKeyOriginalFilename = AVMetadataKey("TOFN")
  /// The original lyricist.
  public static let id3MetadataKeyOriginalLyricist = AVMetadataKey("TOLY")
  /// The original release time.
  public static let id3MetadataKeyOriginalReleaseTime = AVMetadataKey("TDOR")
  /// The original release year.
  public static let id3MetadataKeyOriginalReleaseYear = AVMetadataKey("TORY")
  /// The ownership.
  public static let id3MetadataKeyOwnership = AVMetadataKey("OWNE")
  /// The payment.
  public static let id3MetadataKeyPayment = AVMetadataKey("WPAY")
  /// The performer sort order.
  public static let id3MetadataKeyPerformerSortOrder = AVMetadataKey("TSOP")
  /// The play counter.
  public static let id3MetadataKeyPlayCounter = AVMetadataKey("PCNT")
  /// The playlist delay.
  public static let id3MetadataKeyPlaylistDelay = AVMetadataKey("TDLY")
  /// The popularimeter.
  public static let id3MetadataKeyPopularimeter = AVMetadataKey("POPM")
  /// The position synchronization.
  public static let id3MetadataKeyPositionSynchronization = AVMetadataKey("POSS")
  /// The private.
  public static let id3MetadataKeyPrivate = AVMetadataKey("PRIV")
  /// The produced notice.
  public static let id3MetadataKeyProducedNotice = AVMetadataKey("TPRO")
  /// The recommended buffer size.
  public static let id3MetadataKeyRecommendedBufferSize = AVMetadataKey("RBUF")
  /// The recording dates.
  public static let id3MetadataKeyRecordingDates = AVMetadataKey("TRDA")
  /// The relative volume adjustment.
  public static let id3MetadataKeyRelativeVolumeAdjustment = AVMetadataKey("RVAD")
  /// The relative volume adjustment 2.
  public static let id3MetadataKeyRelativeVolumeAdjustment2 = AVMetadataKey("RVA2")
  /// The release time.
  public static let id3MetadataKeyReleaseTime = AVMetadataKey("TDRL")
  /// The reverb.
  public static let id3MetadataKeyReverb = AVMetadataKey("RVRB")
  /// The seek.
  public static let id3MetadataKeySeek = AVMetadataKey("SEEK")
  /// The set subtitle.
  public static let id3MetadataKeySetSubtitle = AVMetadataKey("TSST")
  /// The signature.
  public static let id3MetadataKeySignature = AVMetadataKey("SIGN")
  /// The size.
  public static let id3MetadataKeySize = AVMetadataKey("TSIZ")
  /// The sub title.
  public static let id3MetadataKeySubTitle = AVMetadataKey("TIT3")
  /// The synchronized lyric.
  public static let id3MetadataKeySynchronizedLyric = AVMetadataKey("SYLT")
  /// The synchronized tempo codes.
  public static let id3MetadataKeySynchronizedTempoCodes = AVMetadataKey("SYTC")
  /// The tagging time.
  public static let id3MetadataKeyTaggingTime = AVMetadataKey("TDTG")
  /// The terms of use.
  public static let id3MetadataKeyTermsOfUse = AVMetadataKey("USER")
  /// The time.
  public static let id3MetadataKeyTime = AVMetadataKey("TIME")
  /// The title sort order.
  public static let id3MetadataKeyTitleSortOrder = AVMetadataKey("TSOT")
  /// The unique file identifier.
  public static let id3MetadataKeyUniqueFileIdentifier = AVMetadataKey("UFID")
  /// The user text.
  public static let id3MetadataKeyUserText = AVMetadataKey("TXXX")
  /// The user url.
  public static let id3MetadataKeyUserURL = AVMetadataKey("WXXX")
}
