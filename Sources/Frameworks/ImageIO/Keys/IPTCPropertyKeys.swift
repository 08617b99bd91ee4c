// The keys of IPTC metadata. Step ImageIO.IO11.
//
// The values are the names after the prefix; the others are recalled, not compared with an
// iPhone. Confidence: guess.

/// The object type reference of IPTC metadata.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// The object attribute reference of IPTC metadata.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// The object name of IPTC metadata.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The edit status of IPTC metadata.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// The editorial update of IPTC metadata.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// The urgency of IPTC metadata.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// The subject reference of IPTC metadata.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The category of IPTC metadata.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// The supplemental category of IPTC metadata.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// The fixture identifier of IPTC metadata.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// The keywords of IPTC metadata.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The content location code of IPTC metadata.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The content location name of IPTC metadata.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The release date of IPTC metadata.
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The release time of IPTC metadata.
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The expiration date of IPTC metadata.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The expiration time of IPTC metadata.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// The special instructions of IPTC metadata.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// The action advised of IPTC metadata.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// The reference service of IPTC metadata.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// The reference date of IPTC metadata.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The reference number of IPTC metadata.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The date created of IPTC metadata.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The time created of IPTC metadata.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The digital creation date of IPTC metadata.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The digital creation time of IPTC metadata.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// The originating program of IPTC metadata.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The program version of IPTC metadata.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// The object cycle of IPTC metadata.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// The byline of IPTC metadata.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The byline title of IPTC metadata.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The city of IPTC metadata.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The sub location of IPTC metadata.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The province state of IPTC metadata.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The country primary location code of IPTC metadata.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// The country primary location name of IPTC metadata.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// The original transmission reference of IPTC metadata.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString =
  "OriginalTransmissionReference"
/// The headline of IPTC metadata.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The credit of IPTC metadata.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The source of IPTC metadata.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The copyright notice of IPTC metadata.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The contact of IPTC metadata.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// The caption abstract of IPTC metadata.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The writer editor of IPTC metadata.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
/// The image type of IPTC metadata.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// The image orientation of IPTC metadata.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The language identifier of IPTC metadata.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// The star rating of IPTC metadata.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
/// The creator contact information of IPTC metadata.
public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
/// The rights usage terms of IPTC metadata.
public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "UsageTerms"
/// The scene of IPTC metadata.
public let kCGImagePropertyIPTCScene: CFString = "Scene"
/// The contact information city of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoCity: CFString = "CiAdrCity"
/// The contact information country of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoCountry: CFString = "CiAdrCtry"
/// The contact information address of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoAddress: CFString = "CiAdrExtadr"
/// The contact information postal code of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoPostalCode: CFString = "CiAdrPcode"
/// The contact information state province of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoStateProvince: CFString = "CiAdrRegion"
/// The contact information emails of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoEmails: CFString = "CiEmailWork"
/// The contact information phones of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoPhones: CFString = "CiTelWork"
/// The contact information web URLs of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "CiUrlWork"
