// The other frames of ID3, by the names of its own specification (documented).
extension AVMetadataIdentifier {
  /// The album sort order.
  public static let id3MetadataAlbumSortOrder = AVMetadataIdentifier(
    "id3/TSOA")
  /// The audio encryption.
  public static let id3MetadataAudioEncryption = AVMetadataIdentifier(
    "id3/AENC")
  /// The audio seek point index.
  public static let id3MetadataAudioSeekPointIndex = AVMetadataIdentifier(
    "id3/ASPI")
  /// The beats per minute.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier(
    "id3/TBPM")
  /// The commercial.
  public static let id3MetadataCommercial = AVMetadataIdentifier(
    "id3/COMR")
  /// The commercial information.
  public static let id3MetadataCommercialInformation = AVMetadataIdentifier(
    "id3/WCOM")
  /// The copyright information.
  public static let id3MetadataCopyrightInformation = AVMetadataIdentifier(
    "id3/WCOP")
  /// The date.
  public static let id3MetadataDate = AVMetadataIdentifier(
    "id3/TDAT")
  /// The encoding time.
  public static let id3MetadataEncodingTime = AVMetadataIdentifier(
    "id3/TDEN")
  /// The encryption.
  public static let id3MetadataEncryption = AVMetadataIdentifier(
    "id3/ENCR")
  /// The equalization.
  public static let id3MetadataEqualization = AVMetadataIdentifier(
    "id3/EQUA")
  /// The equalization 2.
  public static let id3MetadataEqualization2 = AVMetadataIdentifier(
    "id3/EQU2")
  /// The event timing codes.
  public static let id3MetadataEventTimingCodes = AVMetadataIdentifier(
    "id3/ETCO")
  /// The file owner.
  public static let id3MetadataFileOwner = AVMetadataIdentifier(
    "id3/TOWN")
  /// The file type.
  public static let id3MetadataFileType = AVMetadataIdentifier(
    "id3/TFLT")
  /// The general encapsulated object.
  public static let id3MetadataGeneralEncapsulatedObject = AVMetadataIdentifier(
    "id3/GEOB")
  /// The group identifier.
  public static let id3MetadataGroupIdentifier = AVMetadataIdentifier(
    "id3/GRID")
  /// The initial key.
  public static let id3MetadataInitialKey = AVMetadataIdentifier(
    "id3/TKEY")
  /// The internet radio station name.
  public static let id3MetadataInternetRadioStationName = AVMetadataIdentifier(
    "id3/TRSN")
  /// The internet radio station owner.
  public static let id3MetadataInternetRadioStationOwner = AVMetadataIdentifier(
    "id3/TRSO")
  /// The involved people list v 23.
  public static let id3MetadataInvolvedPeopleList_v23 = AVMetadataIdentifier(
    "id3/IPLS")
  /// The involved people list v 24.
  public static let id3MetadataInvolvedPeopleList_v24 = AVMetadataIdentifier(
    "id3/TIPL")
  /// The length.
  public static let id3MetadataLength = AVMetadataIdentifier(
    "id3/TLEN")
  /// The link.
  public static let id3MetadataLink = AVMetadataIdentifier(
    "id3/LINK")
  /// The lyricist.
  public static let id3MetadataLyricist = AVMetadataIdentifier(
    "id3/TEXT")
  /// The media type.
  public static let id3MetadataMediaType = AVMetadataIdentifier(
    "id3/TMED")
  /// The modified by.
  public static let id3MetadataModifiedBy = AVMetadataIdentifier(
    "id3/TPE4")
  /// The mood.
  public static let id3MetadataMood = AVMetadataIdentifier(
    "id3/TMOO")
  /// The mpeglocation lookup table.
  public static let id3MetadataMPEGLocationLookupTable = AVMetadataIdentifier(
    "id3/MLLT")
  /// The music cdidentifier.
  public static let id3MetadataMusicCDIdentifier = AVMetadataIdentifier(
    "id3/MCDI")
  /// The musician credits list.
  public static let id3MetadataMusicianCreditsList = AVMetadataIdentifier(
    "id3/TMCL")
  /// The official artist webpage.
  public static let id3MetadataOfficialArtistWebpage = AVMetadataIdentifier(
    "id3/WOAR")
  /// The official audio file webpage.
  public static let id3MetadataOfficialAudioFileWebpage = AVMetadataIdentifier(
    "id3/WOAF")
  /// The official audio source webpage.
  public static let id3MetadataOfficialAudioSourceWebpage = AVMetadataIdentifier(
    "id3/WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataOfficialInternetRadioStationHomepage = AVMetadataIdentifier(
    "id3/WORS")
  /// The official publisher webpage.
  public static let id3MetadataOfficialPublisherWebpage = AVMetadataIdentifier(
    "id3/WPUB")
  /// The original album title.
  public static let id3MetadataOriginalAlbumTitle = AVMetadataIdentifier(
    "id3/TOAL")
  /// The original artist.
  public static let id3MetadataOriginalArtist = AVMetadataIdentifier(
    "id3/TOPE")
  /// The original filename.
  public static let id3MetadataOriginalFilename = AVMetadataIdentifier(
    "id3/TOFN")
  /// The original lyricist.
  public static let id3MetadataOriginalLyricist = AVMetadataIdentifier(
    "id3/TOLY")
  /// The original release time.
  public static let id3MetadataOriginalReleaseTime = AVMetadataIdentifier(
    "id3/TDOR")
  /// The original release year.
  public static let id3MetadataOriginalReleaseYear = AVMetadataIdentifier(
    "id3/TORY")
  /// The ownership.
  public static let id3MetadataOwnership = AVMetadataIdentifier(
    "id3/OWNE")
  /// The payment.
  public static let id3MetadataPayment = AVMetadataIdentifier(
    "id3/WPAY")
  /// The performer sort order.
  public static let id3MetadataPerformerSortOrder = AVMetadataIdentifier(
    "id3/TSOP")
  /// The play counter.
  public static let id3MetadataPlayCounter = AVMetadataIdentifier(
    "id3/PCNT")
  /// The playlist delay.
  public static let id3MetadataPlaylistDelay = AVMetadataIdentifier(
    "id3/TDLY")
  /// The popularimeter.
  public static let id3MetadataPopularimeter = AVMetadataIdentifier(
    "id3/POPM")
  /// The position synchronization.
  public static let id3MetadataPositionSynchronization = AVMetadataIdentifier(
    "id3/POSS")
  /// The private.
  public static let id3MetadataPrivate = AVMetadataIdentifier(
    "id3/PRIV")
  /// The produced notice.
  public static let id3MetadataProducedNotice = AVMetadataIdentifier(
    "id3/TPRO")
  /// The recommended buffer size.
  public static let id3MetadataRecommendedBufferSize = AVMetadataIdentifier(
    "id3/RBUF")
  /// The recording dates.
  public static let id3MetadataRecordingDates = AVMetadataIdentifier(
    "id3/TRDA")
  /// The relative volume adjustment.
  public static let id3MetadataRelativeVolumeAdjustment = AVMetadataIdentifier(
    "id3/RVAD")
  /// The relative volume adjustment 2.
  public static let id3MetadataRelativeVolumeAdjustment2 = AVMetadataIdentifier(
    "id3/RVA2")
  /// The release time.
  public static let id3MetadataReleaseTime = AVMetadataIdentifier(
    "id3/TDRL")
  /// The reverb.
  public static let id3MetadataReverb = AVMetadataIdentifier(
    "id3/RVRB")
  /// The seek.
  public static let id3MetadataSeek = AVMetadataIdentifier(
    "id3/SEEK")
  /// The set subtitle.
  public static let id3MetadataSetSubtitle = AVMetadataIdentifier(
    "id3/TSST")
  /// The signature.
  public static let id3MetadataSignature = AVMetadataIdentifier(
    "id3/SIGN")
  /// The size.
  public static let id3MetadataSize = AVMetadataIdentifier(
    "id3/TSIZ")
  /// The sub title.
  public static let id3MetadataSubTitle = AVMetadataIdentifier(
    "id3/TIT3")
  /// The synchronized lyric.
  public static let id3MetadataSynchronizedLyric = AVMetadataIdentifier(
    "id3/SYLT")
  /// The synchronized tempo codes.
  public static let id3MetadataSynchronizedTempoCodes = AVMetadataIdentifier(
    "id3/SYTC")
  /// The tagging time.
  public static let id3MetadataTaggingTime = AVMetadataIdentifier(
    "id3/TDTG")
  /// The terms of use.
  public static let id3MetadataTermsOfUse = AVMetadataIdentifier(
    "id3/USER")
  /// The time.
  public static let id3MetadataTime = AVMetadataIdentifier(
    "id3/TIME")
  /// The title sort order.
  public static let id3MetadataTitleSortOrder = AVMetadataIdentifier(
    "id3/TSOT")
  /// The unique file identifier.
  public static let id3MetadataUniqueFileIdentifier = AVMetadataIdentifier(
    "id3/UFID")
  /// The user text.
  public static let id3MetadataUserText = AVMetadataIdentifier(
    "id3/TXXX")
  /// The user url.
  public static let id3MetadataUserURL = AVMetadataIdentifier(
    "id3/WXXX")
}
