/// The attributes of an item by which a search finds it.
///
/// Steps Spotlight.CS1…
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSSearchableItemAttributeSet: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The values by the names of their properties, and those of the app's own keys.
  var values: [String: Any] = [:]
  /// The keys of the app, by their names.
  var customKeys: [String: CSCustomAttributeKey] = [:]

  /// Creates attributes without a content type.
  public override init() { super.init() }

  /// Creates a set for content of a type.
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }

  /// Creates a set for content of a type, by its identifier.
  public init(itemContentType type: String) {
    super.init()
    contentType = type
  }

  // MARK: Keys of the app

  /// Sets the value of a key of the app; `nil` removes it.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    values[key.keyName] = value
    customKeys[key.keyName] = value == nil ? nil : key
  }

  /// Returns the value of a key of the app.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    values[key.keyName] as? any NSSecureCoding
  }

  // MARK: General

  /// The title.
  @_SearchAttribute("title") open var title: String?
  /// The name for the user.
  @_SearchAttribute("displayName") open var displayName: String?
  /// Other names.
  @_SearchAttribute("alternateNames") open var alternateNames: [String]?
  /// The description of the content.
  @_SearchAttribute("contentDescription") open var contentDescription: String?
  /// The words by which the item is found.
  @_SearchAttribute("keywords") open var keywords: [String]?
  /// The identifier of the content.
  @_SearchAttribute("identifier") open var identifier: String?
  /// The identifier of the item that the activity stands for.
  @_SearchAttribute("relatedUniqueIdentifier") open var relatedUniqueIdentifier: String?
  /// The identifier of an item that the activity is about.
  @_SearchAttribute("weakRelatedUniqueIdentifier") open var weakRelatedUniqueIdentifier: String?
  /// The domain of an activity.
  @_SearchAttribute("domainIdentifier") open var domainIdentifier: String?
  /// The type of the content.
  @_SearchAttribute("contentType") open var contentType: String?
  /// The types that the content has, too.
  @_SearchAttribute("contentTypeTree") open var contentTypeTree: [String]?
  /// The path of the file.
  @_SearchAttribute("path") open var path: String?
  /// The URL of the file.
  @_SearchAttribute("contentURL") open var contentURL: URL?
  /// The URL of the picture.
  @_SearchAttribute("thumbnailURL") open var thumbnailURL: URL?
  /// The URL of the picture for a dark appearance.
  @_SearchAttribute("darkThumbnailURL") open var darkThumbnailURL: URL?
  /// The picture.
  @_SearchAttribute("thumbnailData") open var thumbnailData: Data?
  /// The address of the content.
  @_SearchAttribute("url") open var url: URL?
  /// The version of the content.
  @_SearchAttribute("version") open var version: String?
  /// The date of the last change of the attributes.
  @_SearchAttribute("metadataModificationDate") open var metadataModificationDate: Date?
  /// The importance among the app’s items.
  @_SearchAttribute("rankingHint") open var rankingHint: NSNumber?
  /// Whether the user made the content.
  @_SearchAttribute("userCreated") open var userCreated: NSNumber?
  /// Whether the content is the user’s.
  @_SearchAttribute("userOwned") open var userOwned: NSNumber?
  /// Whether the user has chosen the content.
  @_SearchAttribute("userCurated") open var userCurated: NSNumber?
  /// The types of data that the app gives.
  @_SearchAttribute("providerDataTypeIdentifiers") open var providerDataTypeIdentifiers: [String]?
  /// The types of files that the app gives.
  @_SearchAttribute("providerFileTypeIdentifiers") open var providerFileTypeIdentifiers: [String]?
  /// The types of files that the app gives where they are.
  @_SearchAttribute("providerInPlaceFileTypeIdentifiers") open
    var providerInPlaceFileTypeIdentifiers: [String]?
  /// The identifiers of actions on the content.
  @_SearchAttribute("actionIdentifiers") open var actionIdentifiers: [String]?
  /// The title of what contains the item.
  @_SearchAttribute("containerTitle") open var containerTitle: String?
  /// The name of what contains the item.
  @_SearchAttribute("containerDisplayName") open var containerDisplayName: String?
  /// The identifier of what contains the item.
  @_SearchAttribute("containerIdentifier") open var containerIdentifier: String?
  /// The place in what contains the item.
  @_SearchAttribute("containerOrder") open var containerOrder: NSNumber?
  /// Whether the item has a number to call.
  @_SearchAttribute("supportsPhoneCall") open var supportsPhoneCall: NSNumber?
  /// Whether the item has a place to go to.
  @_SearchAttribute("supportsNavigation") open var supportsNavigation: NSNumber?

  // MARK: Documents

  /// The subject.
  @_SearchAttribute("subject") open var subject: String?
  /// The theme.
  @_SearchAttribute("theme") open var theme: String?
  /// The kind of the document.
  @_SearchAttribute("kind") open var kind: String?
  /// The program that made the document.
  @_SearchAttribute("creator") open var creator: String?
  /// The audiences of the document.
  @_SearchAttribute("audiences") open var audiences: [String]?
  /// The size of the file.
  @_SearchAttribute("fileSize") open var fileSize: NSNumber?
  /// The number of pages.
  @_SearchAttribute("pageCount") open var pageCount: NSNumber?
  /// The width of a page.
  @_SearchAttribute("pageWidth") open var pageWidth: NSNumber?
  /// The height of a page.
  @_SearchAttribute("pageHeight") open var pageHeight: NSNumber?
  /// The names of the fonts.
  @_SearchAttribute("fontNames") open var fontNames: [String]?
  /// The programs that wrote the file.
  @_SearchAttribute("encodingApplications") open var encodingApplications: [String]?
  /// The methods by which the file is encrypted.
  @_SearchAttribute("securityMethod") open var securityMethod: String?

  // MARK: Events

  /// The day by which the item has to be done.
  @_SearchAttribute("dueDate") open var dueDate: Date?
  /// The date on which the item was done.
  @_SearchAttribute("completionDate") open var completionDate: Date?
  /// The beginning.
  @_SearchAttribute("startDate") open var startDate: Date?
  /// The end.
  @_SearchAttribute("endDate") open var endDate: Date?
  /// Further dates.
  @_SearchAttribute("importantDates") open var importantDates: [Date]?
  /// Whether the event takes the whole day.
  @_SearchAttribute("allDay") open var allDay: NSNumber?

  // MARK: Media

  /// The date on which the content was made.
  @_SearchAttribute("contentCreationDate") open var contentCreationDate: Date?
  /// The date of the last change of the content.
  @_SearchAttribute("contentModificationDate") open var contentModificationDate: Date?
  /// The date on which the item came to its place.
  @_SearchAttribute("addedDate") open var addedDate: Date?
  /// The date on which the content was loaded.
  @_SearchAttribute("downloadedDate") open var downloadedDate: Date?
  /// The date of the last use.
  @_SearchAttribute("lastUsedDate") open var lastUsedDate: Date?
  /// The duration in seconds.
  @_SearchAttribute("duration") open var duration: NSNumber?
  /// The people who have edited the content.
  @_SearchAttribute("editors") open var editors: [String]?
  /// The people who are in the content.
  @_SearchAttribute("participants") open var participants: [String]?
  /// The projects that the content is part of.
  @_SearchAttribute("projects") open var projects: [String]?
  /// The addresses from which the content is.
  @_SearchAttribute("contentSources") open var contentSources: [String]?
  /// A comment.
  @_SearchAttribute("comment") open var comment: String?
  /// The owner of the rights.
  @_SearchAttribute("copyright") open var copyright: String?
  /// The people who belong to the content.
  @_SearchAttribute("contactKeywords") open var contactKeywords: [String]?
  /// The codecs of the media.
  @_SearchAttribute("codecs") open var codecs: [String]?
  /// The kinds of media.
  @_SearchAttribute("mediaTypes") open var mediaTypes: [String]?
  /// The organizations.
  @_SearchAttribute("organizations") open var organizations: [String]?
  /// The role of the publisher.
  @_SearchAttribute("role") open var role: String?
  /// The languages.
  @_SearchAttribute("languages") open var languages: [String]?
  /// The rights.
  @_SearchAttribute("rights") open var rights: String?
  /// The publishers.
  @_SearchAttribute("publishers") open var publishers: [String]?
  /// The people who have contributed.
  @_SearchAttribute("contributors") open var contributors: [String]?
  /// The subject of the content.
  @_SearchAttribute("coverage") open var coverage: [String]?
  /// The rating.
  @_SearchAttribute("rating") open var rating: NSNumber?
  /// The rating in words.
  @_SearchAttribute("ratingDescription") open var ratingDescription: String?
  /// The number of times that the content was played.
  @_SearchAttribute("playCount") open var playCount: NSNumber?
  /// Information about the content.
  @_SearchAttribute("information") open var information: String?
  /// The director.
  @_SearchAttribute("director") open var director: String?
  /// The producer.
  @_SearchAttribute("producer") open var producer: String?
  /// The genre.
  @_SearchAttribute("genre") open var genre: String?
  /// The performers.
  @_SearchAttribute("performers") open var performers: [String]?
  /// The first format.
  @_SearchAttribute("originalFormat") open var originalFormat: String?
  /// The first source.
  @_SearchAttribute("originalSource") open var originalSource: String?
  /// Whether the content is on the phone.
  @_SearchAttribute("local") open var local: NSNumber?
  /// Whether the content can be streamed.
  @_SearchAttribute("streamable") open var streamable: NSNumber?
  /// The delivery type: a stream or a file.
  @_SearchAttribute("deliveryType") open var deliveryType: NSNumber?
  /// The app that compressed the sound.
  @_SearchAttribute("audioEncodingApplication") open var audioEncodingApplication: String?
  /// Whether the content uses the sounds of General MIDI.
  @_SearchAttribute("generalMIDISequence") open var generalMIDISequence: NSNumber?
  /// The kind of instrument.
  @_SearchAttribute("musicalInstrumentCategory") open var musicalInstrumentCategory: String?
  /// The instrument.
  @_SearchAttribute("musicalInstrumentName") open var musicalInstrumentName: String?
  /// Whether the content is for adults.
  @_SearchAttribute("contentRating") open var contentRating: NSNumber?
  /// The album.
  @_SearchAttribute("album") open var album: String?
  /// The artist.
  @_SearchAttribute("artist") open var artist: String?
  /// The composer.
  @_SearchAttribute("composer") open var composer: String?
  /// The author of the words.
  @_SearchAttribute("lyricist") open var lyricist: String?
  /// The genre of music.
  @_SearchAttribute("musicalGenre") open var musicalGenre: String?
  /// The date of the recording.
  @_SearchAttribute("recordingDate") open var recordingDate: Date?
  /// The sample rate in hertz.
  @_SearchAttribute("audioSampleRate") open var audioSampleRate: NSNumber?
  /// The number of channels.
  @_SearchAttribute("audioChannelCount") open var audioChannelCount: NSNumber?
  /// The number of the piece of music on its album.
  @_SearchAttribute("audioTrackNumber") open var audioTrackNumber: NSNumber?
  /// The tempo in beats per minute.
  @_SearchAttribute("tempo") open var tempo: NSNumber?
  /// The musical key.
  @_SearchAttribute("keySignature") open var keySignature: String?
  /// The time signature.
  @_SearchAttribute("timeSignature") open var timeSignature: String?
  /// The audio bit rate, in bits per second.
  @_SearchAttribute("audioBitRate") open var audioBitRate: NSNumber?
  /// The video bit rate, in bits per second.
  @_SearchAttribute("videoBitRate") open var videoBitRate: NSNumber?
  /// The total bit rate, in bits per second.
  @_SearchAttribute("totalBitRate") open var totalBitRate: NSNumber?

  // MARK: Images

  /// The width in pixels.
  @_SearchAttribute("pixelWidth") open var pixelWidth: NSNumber?
  /// The height in pixels.
  @_SearchAttribute("pixelHeight") open var pixelHeight: NSNumber?
  /// The number of pixels.
  @_SearchAttribute("pixelCount") open var pixelCount: NSNumber?
  /// The color space.
  @_SearchAttribute("colorSpace") open var colorSpace: String?
  /// The orientation.
  @_SearchAttribute("orientation") open var orientation: NSNumber?
  /// The maker of the camera.
  @_SearchAttribute("acquisitionMake") open var acquisitionMake: String?
  /// The model of the camera.
  @_SearchAttribute("acquisitionModel") open var acquisitionModel: String?
  /// The owner of the camera.
  @_SearchAttribute("cameraOwner") open var cameraOwner: String?
  /// The model of the lens.
  @_SearchAttribute("lensModel") open var lensModel: String?
  /// Whether the flash was on.
  @_SearchAttribute("flashOn") open var flashOn: NSNumber?
  /// The focal length in millimeters.
  @_SearchAttribute("focalLength") open var focalLength: NSNumber?
  /// The f-number of the aperture.
  @_SearchAttribute("fNumber") open var fNumber: NSNumber?
  /// The ISO speed.
  @_SearchAttribute("isoSpeed") open var isoSpeed: NSNumber?
  /// The exposure time in seconds.
  @_SearchAttribute("exposureTime") open var exposureTime: NSNumber?
  /// The number of bits of each component.
  @_SearchAttribute("bitsPerSample") open var bitsPerSample: NSNumber?
  /// Whether the focal length is given for 35 mm film.
  @_SearchAttribute("focalLength35mm") open var focalLength35mm: NSNumber?
  /// The names of the layers.
  @_SearchAttribute("layerNames") open var layerNames: [String]?
  /// Whether the white balance was set by hand.
  @_SearchAttribute("whiteBalance") open var whiteBalance: NSNumber?
  /// The aperture in units of APEX.
  @_SearchAttribute("aperture") open var aperture: NSNumber?
  /// The name of the color profile.
  @_SearchAttribute("profileName") open var profileName: String?
  /// The horizontal resolution, in dots per inch.
  @_SearchAttribute("resolutionWidthDPI") open var resolutionWidthDPI: NSNumber?
  /// The vertical resolution, in dots per inch.
  @_SearchAttribute("resolutionHeightDPI") open var resolutionHeightDPI: NSNumber?
  /// Whether the exposure was set by hand.
  @_SearchAttribute("exposureMode") open var exposureMode: NSNumber?
  /// The version of the Exif data.
  @_SearchAttribute("exifVersion") open var exifVersion: String?
  /// The version of the GPS data in Exif.
  @_SearchAttribute("exifgpsVersion") open var exifgpsVersion: String?
  /// Whether the picture has alpha.
  @_SearchAttribute("hasAlphaChannel") open var hasAlphaChannel: NSNumber?
  /// Whether red eyes were reduced.
  @_SearchAttribute("redEyeOn") open var redEyeOn: NSNumber?
  /// The metering mode.
  @_SearchAttribute("meteringMode") open var meteringMode: String?
  /// The widest aperture of the lens, as a value of APEX.
  @_SearchAttribute("maxAperture") open var maxAperture: NSNumber?
  /// The exposure program.
  @_SearchAttribute("exposureProgram") open var exposureProgram: String?
  /// The exposure time as a text.
  @_SearchAttribute("exposureTimeString") open var exposureTimeString: String?

  // MARK: Satellite positions

  /// The direction of travel in degrees.
  @_SearchAttribute("gpsTrack") open var gpsTrack: NSNumber?
  /// The status of the receiver.
  @_SearchAttribute("gpsStatus") open var gpsStatus: String?
  /// The measurement mode: two or three dimensions.
  @_SearchAttribute("gpsMeasureMode") open var gpsMeasureMode: String?
  /// The dilution of precision.
  @_SearchAttribute("gpsdop") open var gpsdop: NSNumber?
  /// The geodetic datum.
  @_SearchAttribute("gpsMapDatum") open var gpsMapDatum: String?
  /// The latitude of the destination.
  @_SearchAttribute("gpsDestLatitude") open var gpsDestLatitude: NSNumber?
  /// The longitude of the destination.
  @_SearchAttribute("gpsDestLongitude") open var gpsDestLongitude: NSNumber?
  /// The bearing of the destination.
  @_SearchAttribute("gpsDestBearing") open var gpsDestBearing: NSNumber?
  /// The distance of the destination.
  @_SearchAttribute("gpsDestDistance") open var gpsDestDistance: NSNumber?
  /// The way in which the place was found.
  @_SearchAttribute("gpsProcessingMethod") open var gpsProcessingMethod: String?
  /// The name of the area.
  @_SearchAttribute("gpsAreaInformation") open var gpsAreaInformation: String?
  /// The date of the measurement.
  @_SearchAttribute("gpsDateStamp") open var gpsDateStamp: Date?
  /// Whether differential corrections were used.
  @_SearchAttribute("gpsDifferental") open var gpsDifferental: NSNumber?

  // MARK: Messaging

  /// The text of the content.
  @_SearchAttribute("textContent") open var textContent: String?
  /// The text of the content as HTML.
  @_SearchAttribute("htmlContentData") open var htmlContentData: Data?
  /// The account.
  @_SearchAttribute("accountIdentifier") open var accountIdentifier: String?
  /// The addresses of the account.
  @_SearchAttribute("accountHandles") open var accountHandles: [String]?
  /// The mailboxes.
  @_SearchAttribute("mailboxIdentifiers") open var mailboxIdentifiers: [String]?
  /// The headers of the mail message, by their names.
  @_SearchAttribute("emailHeaders") open var emailHeaders: [String: [Any]]?
  /// The authors.
  @_SearchAttribute("authors") open var authors: [CSPerson]?
  /// The recipients.
  @_SearchAttribute("primaryRecipients") open var primaryRecipients: [CSPerson]?
  /// The recipients of a copy.
  @_SearchAttribute("additionalRecipients") open var additionalRecipients: [CSPerson]?
  /// The recipients of a blind copy.
  @_SearchAttribute("hiddenAdditionalRecipients") open var hiddenAdditionalRecipients: [CSPerson]?
  /// The names of the authors.
  @_SearchAttribute("authorNames") open var authorNames: [String]?
  /// The names of the recipients.
  @_SearchAttribute("recipientNames") open var recipientNames: [String]?
  /// The mail addresses of the authors.
  @_SearchAttribute("authorEmailAddresses") open var authorEmailAddresses: [String]?
  /// The mail addresses of the recipients.
  @_SearchAttribute("recipientEmailAddresses") open var recipientEmailAddresses: [String]?
  /// The addresses of the authors.
  @_SearchAttribute("authorAddresses") open var authorAddresses: [String]?
  /// The addresses of the recipients.
  @_SearchAttribute("recipientAddresses") open var recipientAddresses: [String]?
  /// The phone numbers.
  @_SearchAttribute("phoneNumbers") open var phoneNumbers: [String]?
  /// The mail addresses.
  @_SearchAttribute("emailAddresses") open var emailAddresses: [String]?
  /// The addresses for instant messages.
  @_SearchAttribute("instantMessageAddresses") open var instantMessageAddresses: [String]?
  /// Whether the message is likely junk.
  @_SearchAttribute("likelyJunk") open var likelyJunk: NSNumber?

  // MARK: Places

  /// The headline.
  @_SearchAttribute("headline") open var headline: String?
  /// The directions to the place, as a text.
  @_SearchAttribute("instructions") open var instructions: String?
  /// The name of the place.
  @_SearchAttribute("namedLocation") open var namedLocation: String?
  /// The address.
  @_SearchAttribute("fullyFormattedAddress") open var fullyFormattedAddress: String?
  /// The street.
  @_SearchAttribute("thoroughfare") open var thoroughfare: String?
  /// The number of the house.
  @_SearchAttribute("subThoroughfare") open var subThoroughfare: String?
  /// The postal code.
  @_SearchAttribute("postalCode") open var postalCode: String?
  /// The city.
  @_SearchAttribute("city") open var city: String?
  /// The state.
  @_SearchAttribute("stateOrProvince") open var stateOrProvince: String?
  /// The country.
  @_SearchAttribute("country") open var country: String?
  /// The latitude in degrees.
  @_SearchAttribute("latitude") open var latitude: NSNumber?
  /// The longitude in degrees.
  @_SearchAttribute("longitude") open var longitude: NSNumber?
  /// The altitude in meters above the sea.
  @_SearchAttribute("altitude") open var altitude: NSNumber?
  /// The speed in meters per second.
  @_SearchAttribute("speed") open var speed: NSNumber?
  /// The time of the place.
  @_SearchAttribute("timestamp") open var timestamp: Date?
  /// The heading of the camera, in degrees from true north.
  @_SearchAttribute("imageDirection") open var imageDirection: NSNumber?

  // MARK: Archives

  /// Reads a set from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard let archived = AttributeArchive(coder: coder) else { return nil }
    (values, customKeys) = (archived.values, archived.customKeys)
  }

  /// Writes the set to an archive; values that an archive cannot have are left out.
  open func encode(with coder: NSCoder) {
    AttributeArchive(values: values, customKeys: customKeys).encode(with: coder)
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a set with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: "")
    (copy.values, copy.customKeys) = (values, customKeys)
    return copy
  }
}
