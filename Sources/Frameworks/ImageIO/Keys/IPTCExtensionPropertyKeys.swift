// The keys of the extension of IPTC metadata, which this phone does not read.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The about term of a vocabulary of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTerm: CFString = "AboutCvTerm"
/// The about term of a vocabulary, its identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermCvId: CFString = "AboutCvTermCvId"
/// The about term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermId: CFString = "AboutCvTermId"
/// The about term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermName: CFString = "AboutCvTermName"
/// The about term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: CFString = "AboutCvTermRefinedAbout"
/// The additional model information of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAddlModelInfo: CFString = "AddlModelInfo"
/// The artwork or object of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkOrObject: CFString = "ArtworkOrObject"
/// The artwork circa date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: CFString = "ArtworkCircaDateCreated"
/// The artwork content description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkContentDescription: CFString = "ArtworkContentDescription"
/// The artwork contribution description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkContributionDescription: CFString =
  "ArtworkContributionDescription"
/// The artwork copyright notice of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: CFString = "ArtworkCopyrightNotice"
/// The artwork creator of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCreator: CFString = "ArtworkCreator"
/// The artwork creator identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCreatorID: CFString = "ArtworkCreatorID"
/// The artwork copyright owner identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: CFString = "ArtworkCopyrightOwnerID"
/// The artwork copyright owner name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: CFString = "ArtworkCopyrightOwnerName"
/// The artwork licensor identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkLicensorID: CFString = "ArtworkLicensorID"
/// The artwork licensor name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkLicensorName: CFString = "ArtworkLicensorName"
/// The artwork date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkDateCreated: CFString = "ArtworkDateCreated"
/// The artwork physical description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: CFString =
  "ArtworkPhysicalDescription"
/// The artwork source of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSource: CFString = "ArtworkSource"
/// The artwork source inventory no of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: CFString = "ArtworkSourceInventoryNo"
/// The artwork source inventory URL of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSourceInvURL: CFString = "ArtworkSourceInvURL"
/// The artwork style period of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkStylePeriod: CFString = "ArtworkStylePeriod"
/// The artwork title of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkTitle: CFString = "ArtworkTitle"
/// The audio bitrate of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioBitrate: CFString = "AudioBitrate"
/// The audio bitrate mode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioBitrateMode: CFString = "AudioBitrateMode"
/// The audio channel count of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioChannelCount: CFString = "AudioChannelCount"
/// The circa date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCircaDateCreated: CFString = "CircaDateCreated"
/// The container format of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormat: CFString = "ContainerFormat"
/// The container format identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormatIdentifier: CFString = "ContainerFormatIdentifier"
/// The container format name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormatName: CFString = "ContainerFormatName"
/// The contributor of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributor: CFString = "Contributor"
/// The contributor identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorIdentifier: CFString = "ContributorIdentifier"
/// The contributor name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorName: CFString = "ContributorName"
/// The contributor role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorRole: CFString = "ContributorRole"
/// The copyright year of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCopyrightYear: CFString = "CopyrightYear"
/// The creator of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreator: CFString = "Creator"
/// The creator identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorIdentifier: CFString = "CreatorIdentifier"
/// The creator name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorName: CFString = "CreatorName"
/// The creator role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorRole: CFString = "CreatorRole"
/// The controlled vocabulary term of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtControlledVocabularyTerm: CFString = "ControlledVocabularyTerm"
/// The data on screen of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreen: CFString = "DataOnScreen"
/// The data on screen region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegion: CFString = "DataOnScreenRegion"
/// The data on screen region d of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionD: CFString = "DataOnScreenRegionD"
/// The data on screen region h of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionH: CFString = "DataOnScreenRegionH"
/// The data on screen region text of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionText: CFString = "DataOnScreenRegionText"
/// The data on screen region unit of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: CFString = "DataOnScreenRegionUnit"
/// The data on screen region w of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionW: CFString = "DataOnScreenRegionW"
/// The data on screen region x of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionX: CFString = "DataOnScreenRegionX"
/// The data on screen region y of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionY: CFString = "DataOnScreenRegionY"
/// The digital image GUID of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalImageGUID: CFString = "DigitalImageGUID"
/// The digital source file type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalSourceFileType: CFString = "DigitalSourceFileType"
/// The digital source type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalSourceType: CFString = "DigitalSourceType"
/// The dopesheet of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheet: CFString = "Dopesheet"
/// The dopesheet link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLink: CFString = "DopesheetLink"
/// The dopesheet link link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLinkLink: CFString = "DopesheetLinkLink"
/// The dopesheet link link qualifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: CFString =
  "DopesheetLinkLinkQualifier"
/// The embedded encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: CFString = "EmbdEncRightsExpr"
/// The embedded encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: CFString = "EmbeddedEncodedRightsExpr"
/// The embedded encoded rights expression type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: CFString =
  "EmbeddedEncodedRightsExprType"
/// The embedded encoded rights expression language identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: CFString =
  "EmbeddedEncodedRightsExprLangID"
/// The episode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisode: CFString = "Episode"
/// The episode identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeIdentifier: CFString = "EpisodeIdentifier"
/// The episode name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeName: CFString = "EpisodeName"
/// The episode number of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeNumber: CFString = "EpisodeNumber"
/// The event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEvent: CFString = "Event"
/// The shown event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEvent: CFString = "ShownEvent"
/// The shown event identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEventIdentifier: CFString = "ShownEventIdentifier"
/// The shown event name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEventName: CFString = "ShownEventName"
/// The external metadata link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtExternalMetadataLink: CFString = "ExternalMetadataLink"
/// The feed identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtFeedIdentifier: CFString = "FeedIdentifier"
/// The genre of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenre: CFString = "Genre"
/// The genre vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvId: CFString = "GenreCvId"
/// The genre term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermId: CFString = "GenreCvTermId"
/// The genre term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermName: CFString = "GenreCvTermName"
/// The genre term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: CFString = "GenreCvTermRefinedAbout"
/// The headline of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtHeadline: CFString = "Headline"
/// The IPTC last edited of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtIPTCLastEdited: CFString = "IPTCLastEdited"
/// The linked enc rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: CFString = "LinkedEncRightsExpr"
/// The linked encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: CFString = "LinkedEncodedRightsExpr"
/// The linked encoded rights expression type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: CFString =
  "LinkedEncodedRightsExprType"
/// The linked encoded rights expression language identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: CFString =
  "LinkedEncodedRightsExprLangID"
/// The location created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCreated: CFString = "LocationCreated"
/// The location city of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCity: CFString = "LocationCity"
/// The location country code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCountryCode: CFString = "LocationCountryCode"
/// The location country name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCountryName: CFString = "LocationCountryName"
/// The location GPS altitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSAltitude: CFString = "LocationGPSAltitude"
/// The location GPS latitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSLatitude: CFString = "LocationGPSLatitude"
/// The location GPS longitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSLongitude: CFString = "LocationGPSLongitude"
/// The location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationIdentifier: CFString = "LocationIdentifier"
/// The location location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationLocationId: CFString = "LocationLocationId"
/// The location location name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationLocationName: CFString = "LocationLocationName"
/// The location province state of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationProvinceState: CFString = "LocationProvinceState"
/// The location sublocation of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationSublocation: CFString = "LocationSublocation"
/// The location world region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationWorldRegion: CFString = "LocationWorldRegion"
/// The location shown of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationShown: CFString = "LocationShown"
/// The maximum available height of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtMaxAvailHeight: CFString = "MaxAvailHeight"
/// The maximum available width of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtMaxAvailWidth: CFString = "MaxAvailWidth"
/// The model age of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtModelAge: CFString = "ModelAge"
/// The organisation in image code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtOrganisationInImageCode: CFString = "OrganisationInImageCode"
/// The organisation in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtOrganisationInImageName: CFString = "OrganisationInImageName"
/// The person heard of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeard: CFString = "PersonHeard"
/// The person heard identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeardIdentifier: CFString = "PersonHeardIdentifier"
/// The person heard name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeardName: CFString = "PersonHeardName"
/// The person in image of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImage: CFString = "PersonInImage"
/// The person in image with details of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageWDetails: CFString = "PersonInImageWDetails"
/// The person in image characteristic of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: CFString =
  "PersonInImageCharacteristic"
/// The person in image term of a vocabulary, its identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: CFString = "PersonInImageCvTermCvId"
/// The person in image term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermId: CFString = "PersonInImageCvTermId"
/// The person in image term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermName: CFString = "PersonInImageCvTermName"
/// The person in image term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: CFString =
  "PersonInImageCvTermRefinedAbout"
/// The person in image description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageDescription: CFString = "PersonInImageDescription"
/// The person in image identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageId: CFString = "PersonInImageId"
/// The person in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageName: CFString = "PersonInImageName"
/// The product in image of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImage: CFString = "ProductInImage"
/// The product in image description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageDescription: CFString = "ProductInImageDescription"
/// The product in image GTIN of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageGTIN: CFString = "ProductInImageGTIN"
/// The product in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageName: CFString = "ProductInImageName"
/// The publication event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEvent: CFString = "PublicationEvent"
/// The publication event date of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventDate: CFString = "PublicationEventDate"
/// The publication event identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventIdentifier: CFString =
  "PublicationEventIdentifier"
/// The publication event name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventName: CFString = "PublicationEventName"
/// The rating of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRating: CFString = "Rating"
/// The rating rating region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRatingRegion: CFString = "RatingRatingRegion"
/// The rating region city of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCity: CFString = "RatingRegionCity"
/// The rating region country code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCountryCode: CFString = "RatingRegionCountryCode"
/// The rating region country name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCountryName: CFString = "RatingRegionCountryName"
/// The rating region GPS altitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: CFString = "RatingRegionGPSAltitude"
/// The rating region GPS latitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: CFString = "RatingRegionGPSLatitude"
/// The rating region GPS longitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: CFString = "RatingRegionGPSLongitude"
/// The rating region identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionIdentifier: CFString = "RatingRegionIdentifier"
/// The rating region location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionLocationId: CFString = "RatingRegionLocationId"
/// The rating region location name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionLocationName: CFString = "RatingRegionLocationName"
/// The rating region province state of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionProvinceState: CFString = "RatingRegionProvinceState"
/// The rating region sublocation of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionSublocation: CFString = "RatingRegionSublocation"
/// The rating region world region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: CFString = "RatingRegionWorldRegion"
/// The rating scale max value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingScaleMaxValue: CFString = "RatingScaleMaxValue"
/// The rating scale min value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingScaleMinValue: CFString = "RatingScaleMinValue"
/// The rating source link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingSourceLink: CFString = "RatingSourceLink"
/// The rating value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingValue: CFString = "RatingValue"
/// The rating value logo link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingValueLogoLink: CFString = "RatingValueLogoLink"
/// The registry identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryID: CFString = "RegistryID"
/// The registry entry role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryEntryRole: CFString = "RegistryEntryRole"
/// The registry item identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryItemID: CFString = "RegistryItemID"
/// The registry organisation identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryOrganisationID: CFString = "RegistryOrganisationID"
/// The release ready of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtReleaseReady: CFString = "ReleaseReady"
/// The season of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeason: CFString = "Season"
/// The season identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonIdentifier: CFString = "SeasonIdentifier"
/// The season name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonName: CFString = "SeasonName"
/// The season number of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonNumber: CFString = "SeasonNumber"
/// The series of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeries: CFString = "Series"
/// The series identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeriesIdentifier: CFString = "SeriesIdentifier"
/// The series name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeriesName: CFString = "SeriesName"
/// The storyline identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStorylineIdentifier: CFString = "StorylineIdentifier"
/// The stream ready of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStreamReady: CFString = "StreamReady"
/// The style period of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStylePeriod: CFString = "StylePeriod"
/// The supply chain source of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSource: CFString = "SupplyChainSource"
/// The supply chain source identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: CFString =
  "SupplyChainSourceIdentifier"
/// The supply chain source name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSourceName: CFString = "SupplyChainSourceName"
/// The temporal coverage of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverage: CFString = "TemporalCoverage"
/// The temporal coverage from of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverageFrom: CFString = "TemporalCoverageFrom"
/// The temporal coverage to of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverageTo: CFString = "TemporalCoverageTo"
/// The transcript of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscript: CFString = "Transcript"
/// The transcript link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLink: CFString = "TranscriptLink"
/// The transcript link link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLinkLink: CFString = "TranscriptLinkLink"
/// The transcript link link qualifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: CFString =
  "TranscriptLinkLinkQualifier"
/// The video bitrate of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoBitrate: CFString = "VideoBitrate"
/// The video bitrate mode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoBitrateMode: CFString = "VideoBitrateMode"
/// The video display aspect ratio of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: CFString = "VideoDisplayAspectRatio"
/// The video encoding profile of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoEncodingProfile: CFString = "VideoEncodingProfile"
/// The video shot type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotType: CFString = "VideoShotType"
/// The video shot type identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: CFString = "VideoShotTypeIdentifier"
/// The video shot type name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotTypeName: CFString = "VideoShotTypeName"
/// The video streams count of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoStreamsCount: CFString = "VideoStreamsCount"
/// The visual color of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVisualColor: CFString = "VisualColor"
/// The workflow tag of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTag: CFString = "WorkflowTag"
/// The workflow tag vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvId: CFString = "WorkflowTagCvId"
/// The workflow tag term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: CFString = "WorkflowTagCvTermId"
/// The workflow tag term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: CFString = "WorkflowTagCvTermName"
/// The workflow tag term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: CFString =
  "WorkflowTagCvTermRefinedAbout"
