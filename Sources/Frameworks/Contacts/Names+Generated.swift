// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Contacts.tsv.
// Do not edit.

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// Unsorted.
  case none = 0
  /// The order that the user has set.
  case userDefault = 1
  /// Sorted by given name, then by family name.
  case givenName = 2
  /// Sorted by family name, then by given name.
  case familyName = 3
}

/// The type of a contact.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// An organization.
  case organization = 1
}

/// The key of the identifier, which every contact has.
public let CNContactIdentifierKey = "identifier"
/// The key of the type.
public let CNContactTypeKey = "contactType"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the birthday in a non-Gregorian calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of the image data.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the availability of an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the name prefix, such as a title.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the previous family name, such as a maiden name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the name's suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the name of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the name of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the pronunciation of the given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the pronunciation of the middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of the pronunciation of the family name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the pronunciation of the organization's name.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of the related persons.
public let CNContactRelationsKey = "contactRelations"
/// The key of the profiles in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of the addresses for instant messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of the dates other than the birthday.
public let CNContactDatesKey = "dates"

/// The orders of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The order that the user has set.
  case userDefault = 0
  /// The given name first.
  case givenNameFirst = 1
  /// The family name first.
  case familyNameFirst = 2
}

/// The style of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name.
  case fullName = 0
  /// The pronunciation of the name.
  case phoneticFullName = 1
}

/// The style of a postal address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// The form of an address on a letter.
  case mailingAddress = 0
}

/// The key of a container's identifier.
public let CNContainerIdentifierKey = "identifier"
/// The key of a container's name.
public let CNContainerNameKey = "name"
/// The key of a container's type.
public let CNContainerTypeKey = "type"

/// The type of a container.
public enum CNContainerType: Int, Sendable {
  /// The type is not set.
  case unassigned = 0
  /// The phone itself.
  case local = 1
  /// A container on an Exchange server.
  case exchange = 2
  /// A container on a CardDAV server, such as iCloud.
  case cardDAV = 3
}

extension CNError {
  /// The code `communicationError`.
  public static let communicationError = Code.communicationError
  /// The code `dataAccessError`.
  public static let dataAccessError = Code.dataAccessError
  /// The code `authorizationDenied`.
  public static let authorizationDenied = Code.authorizationDenied
  /// The code `noAccessableWritableContainers`.
  public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
  /// The code `unauthorizedKeys`.
  public static let unauthorizedKeys = Code.unauthorizedKeys
  /// The code `featureDisabledByUser`.
  public static let featureDisabledByUser = Code.featureDisabledByUser
  /// The code `featureNotAvailable`.
  public static let featureNotAvailable = Code.featureNotAvailable
  /// The code `recordDoesNotExist`.
  public static let recordDoesNotExist = Code.recordDoesNotExist
  /// The code `insertedRecordAlreadyExists`.
  public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
  /// The code `containmentCycle`.
  public static let containmentCycle = Code.containmentCycle
  /// The code `containmentScope`.
  public static let containmentScope = Code.containmentScope
  /// The code `parentRecordDoesNotExist`.
  public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
  /// The code `recordIdentifierInvalid`.
  public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
  /// The code `recordNotWritable`.
  public static let recordNotWritable = Code.recordNotWritable
  /// The code `parentContainerNotWritable`.
  public static let parentContainerNotWritable = Code.parentContainerNotWritable
  /// The code `validationMultipleErrors`.
  public static let validationMultipleErrors = Code.validationMultipleErrors
  /// The code `validationTypeMismatch`.
  public static let validationTypeMismatch = Code.validationTypeMismatch
  /// The code `validationConfigurationError`.
  public static let validationConfigurationError = Code.validationConfigurationError
  /// The code `predicateInvalid`.
  public static let predicateInvalid = Code.predicateInvalid
  /// The code `policyViolation`.
  public static let policyViolation = Code.policyViolation
  /// The code `clientIdentifierInvalid`.
  public static let clientIdentifierInvalid = Code.clientIdentifierInvalid
  /// The code `clientIdentifierDoesNotExist`.
  public static let clientIdentifierDoesNotExist = Code.clientIdentifierDoesNotExist
  /// The code `clientIdentifierCollision`.
  public static let clientIdentifierCollision = Code.clientIdentifierCollision
  /// The code `changeHistoryExpired`.
  public static let changeHistoryExpired = Code.changeHistoryExpired
  /// The code `changeHistoryInvalidAnchor`.
  public static let changeHistoryInvalidAnchor = Code.changeHistoryInvalidAnchor
  /// The code `changeHistoryInvalidFetchRequest`.
  public static let changeHistoryInvalidFetchRequest = Code.changeHistoryInvalidFetchRequest
  /// The code `vCardMalformed`.
  public static let vCardMalformed = Code.vCardMalformed
  /// The code `vCardSummarizationError`.
  public static let vCardSummarizationError = Code.vCardSummarizationError
}

/// The key of the records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The key of the identifiers of the records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey =
  "CNErrorUserInfoAffectedRecordIdentifiersKey"
/// The key of several errors.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The key of the key paths that an error is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"

/// The status of the app's permission to use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user cannot give permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The user has given permission.
  case authorized = 3
  /// The user has given permission for some contacts.
  case limited = 4
}

/// A type of what a store contains.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts = 0
}

extension NSNotification.Name {
  /// Posted on the main thread when contacts or groups have changed.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}

/// AOL Instant Messenger.
public let CNInstantMessageServiceAIM = "AIM"
/// Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// Gadu-Gadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// Google Talk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// The key of the street.
public let CNPostalAddressStreetKey = "street"
/// The key of the district of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of the city.
public let CNPostalAddressCityKey = "city"
/// The key of the district of the state.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of the state.
public let CNPostalAddressStateKey = "state"
/// The key of the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// The key of the address of the profile's page.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of the user's name.
public let CNSocialProfileUsernameKey = "username"
/// The key of the service's identifier of the user.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of the service.
public let CNSocialProfileServiceKey = "service"

/// Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// Myspace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// Sina Weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// Tencent Weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// Game Center.
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// The label of what belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what belongs to a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iCloud address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch number.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// The label of a mobile number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a home fax number.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a work fax number.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax number.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager number.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of a colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The label of a teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The label of a sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The label of a younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// The label of an elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The label of the youngest sister.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// The label of an elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The label of the eldest sister.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The label of the youngest brother.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// The label of an elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The label of the eldest brother.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The label of a female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The label of a husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// The label of a female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// The label of a girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// The label of a girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The label of a boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The label of a grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The label of a grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The label of a grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The label of a granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The label of a grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The label of a great-grandparent.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// The label of a great-grandmother.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// The label of a great-grandfather.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// The label of a great-grandchild.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// The label of a great-granddaughter.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// The label of a great-grandson.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
/// The label of a parent-in-law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The label of a mother-in-law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The label of a father-in-law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The label of a sibling-in-law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// The label of a sister-in-law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The label of a brother-in-law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// The label of a child-in-law.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// The label of a daughter-in-law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// The label of a son-in-law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// The label of a co-sister-in-law.
public let CNLabelContactRelationCoSisterInLaw = "_$!<CoSisterInLaw>!$_"
/// The label of a co-brother-in-law.
public let CNLabelContactRelationCoBrotherInLaw = "_$!<CoBrotherInLaw>!$_"
/// The label of a parent’s sibling.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// The label of an aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The label of an uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The label of a sibling’s child.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// The label of a niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The label of a nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The label of a cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The label of a younger cousin.
public let CNLabelContactRelationYoungerCousin = "_$!<YoungerCousin>!$_"
/// The label of an elder cousin.
public let CNLabelContactRelationElderCousin = "_$!<ElderCousin>!$_"
/// The label of a male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// The label of a female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// The label of a stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// The label of a stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// The label of a stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The label of a stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// The label of a stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// The label of a stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// The label of a stepbrother.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"
/// The label of a stepsister.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
