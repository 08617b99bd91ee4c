// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Intents.tsv.
// Do not edit.

/// The audio routes of a call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallAudioRoute: Int, Sendable {
  /// An unknown route.
  case unknown = 0
  /// The phone's speaker.
  case speakerphoneAudioRoute = 1
  /// A Bluetooth device.
  case bluetoothAudioRoute = 2
}

/// The media of a call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallCapability: Int, Sendable {
  /// An unknown medium.
  case unknown = 0
  /// Voice only.
  case audioCall = 1
  /// Voice and video.
  case videoCall = 2
}

/// The media of calls, as a set.
public struct INCallCapabilityOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Voice only.
  public static let audioCall = Self(rawValue: 1 << 0)
  /// Voice and video.
  public static let videoCall = Self(rawValue: 1 << 1)
}

/// The kinds of call destinations.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallDestinationType: Int, Sendable {
  /// An unknown destination.
  case unknown = 0
  /// A person.
  case normal = 1
  /// An emergency service.
  case emergency = 2
  /// The voicemail.
  case voicemail = 3
  /// The last number that was dialed.
  case redial = 4
  /// The last caller.
  case callBack = 5
}

/// The kinds of call records.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallRecordType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A call from this phone.
  case outgoing = 1
  /// An unanswered call to this phone.
  case missed = 2
  /// An answered call to this phone.
  case received = 3
  /// The most recent call.
  case latest = 4
  /// A voicemail message.
  case voicemail = 5
  /// A call that is ringing.
  case ringing = 6
  /// A call that is in progress.
  case inProgress = 7
  /// A call that is on hold.
  case onHold = 8
}

/// The kinds of call records, as a set.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Calls from this phone.
  public static let outgoing = Self(rawValue: 1 << 0)
  /// Unanswered calls to this phone.
  public static let missed = Self(rawValue: 1 << 1)
  /// Answered calls to this phone.
  public static let received = Self(rawValue: 1 << 2)
  /// The most recent calls.
  public static let latest = Self(rawValue: 1 << 3)
  /// Voicemail messages.
  public static let voicemail = Self(rawValue: 1 << 4)
  /// Calls that are ringing.
  public static let ringing = Self(rawValue: 1 << 5)
  /// Calls that are in progress.
  public static let inProgress = Self(rawValue: 1 << 6)
  /// Calls that are on hold.
  public static let onHold = Self(rawValue: 1 << 7)
}

/// The error domain of Intents.
public let INIntentErrorDomain = "INIntentErrorDomain"

/// An error of Intents.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public struct INIntentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = INIntentError

    /// The operation on interactions is not supported.
    case interactionOperationNotSupported = 1900
    /// Donating an interaction failed.
    case donatingInteraction = 1901
    /// Deleting all interactions failed.
    case deletingAllInteractions = 1902
    /// Deleting interactions by identifier failed.
    case deletingInteractionWithIdentifiers = 1903
    /// Deleting the interactions of a group failed.
    case deletingInteractionWithGroupIdentifier = 1904
    /// The voice shortcut was not found.
    case voiceShortcutGetFailed = 7001
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .interactionOperationNotSupported }

  /// The operation on interactions is not supported.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// Donating an interaction failed.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// Deleting all interactions failed.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// Deleting interactions by identifier failed.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// Deleting the interactions of a group failed.
  public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
  /// The voice shortcut was not found.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
}

/// The handling states of an interaction.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INIntentHandlingStatus: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Ready to be handled.
  case ready = 1
  /// Being handled.
  case inProgress = 2
  /// Handled.
  case success = 3
  /// Failed.
  case failure = 4
  /// Continued in the app.
  case deferredToApplication = 5
  /// Waiting for the user's confirmation.
  case userConfirmationRequired = 6
}

/// The directions of an interaction.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INInteractionDirection: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// From the user.
  case outgoing = 1
  /// To the user.
  case incoming = 2
}

/// The user's opinions about media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaAffinityType: Int, Sendable {
  /// An unknown opinion.
  case unknown = 0
  /// The user likes them.
  case like = 1
  /// The user does not like them.
  case dislike = 2
}

/// The kinds of media items.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaItemType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A song.
  case song = 1
  /// An album.
  case album = 2
  /// An artist.
  case artist = 3
  /// A genre.
  case genre = 4
  /// A playlist.
  case playlist = 5
  /// A podcast.
  case podcastShow = 6
  /// An episode of a podcast.
  case podcastEpisode = 7
  /// A playlist of podcasts.
  case podcastPlaylist = 8
  /// A music station.
  case musicStation = 9
  /// An audiobook.
  case audioBook = 10
  /// A movie.
  case movie = 11
  /// A television series.
  case tvShow = 12
  /// An episode of a television series.
  case tvShowEpisode = 13
  /// A music video.
  case musicVideo = 14
  /// A station of podcasts.
  case podcastStation = 15
  /// A radio station.
  case radioStation = 16
  /// A station of any kind.
  case station = 17
  /// Any music.
  case music = 18
  /// A radio station made by an algorithm.
  case algorithmicRadioStation = 19
  /// A news program.
  case news = 20
}

/// The things to which a media search refers.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaReference: Int, Sendable {
  /// An unknown reference.
  case unknown = 0
  /// The media that plays now.
  case currentlyPlaying = 1
  /// The user's own media.
  case my = 2
}

/// The sort orders of media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaSortOrder: Int, Sendable {
  /// An unknown order.
  case unknown = 0
  /// The newest first.
  case newest = 1
  /// The oldest first.
  case oldest = 2
  /// The best rated first.
  case best = 3
  /// The worst rated first.
  case worst = 4
  /// The most popular first.
  case popular = 5
  /// The least popular first.
  case unpopular = 6
  /// The fastest rising in popularity first.
  case trending = 7
  /// The recommendations for the user first.
  case recommended = 8
}

/// The locations in a playback queue.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// An unknown location.
  case unknown = 0
  /// In place of the current item.
  case now = 1
  /// After the current item.
  case next = 2
  /// At the end of the queue.
  case later = 3
}

/// The repeat modes of playback.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// An unknown mode.
  case unknown = 0
  /// Nothing is repeated.
  case none = 1
  /// The whole queue is repeated.
  case all = 2
  /// The current item is repeated.
  case one = 3
}

/// The attributes of a message.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMessageAttribute: Int, Sendable {
  /// An unknown attribute.
  case unknown = 0
  /// The message was read.
  case read = 1
  /// The message was not read.
  case unread = 2
  /// The message has a flag.
  case flagged = 3
  /// The message has no flag.
  case unflagged = 4
  /// The audio of the message was played.
  case played = 5
}

/// The attributes of messages, as a set.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Read messages.
  public static let read = Self(rawValue: 1 << 0)
  /// Messages that were not read.
  public static let unread = Self(rawValue: 1 << 1)
  /// Messages with a flag.
  public static let flagged = Self(rawValue: 1 << 2)
  /// Messages without a flag.
  public static let unflagged = Self(rawValue: 1 << 3)
  /// Messages whose audio was played.
  public static let played = Self(rawValue: 1 << 4)
}

/// The kinds of messages.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMessageType: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Plain text.
  case text = 1
  /// A voice message.
  case audio = 2
  /// A Digital Touch drawing.
  case digitalTouch = 3
  /// A handwritten message.
  case handwriting = 4
  /// A sticker.
  case sticker = 5
  /// The tapback "like".
  case tapbackLiked = 6
  /// The tapback "dislike".
  case tapbackDisliked = 7
  /// The tapback "emphasize".
  case tapbackEmphasized = 8
  /// The tapback "love".
  case tapbackLoved = 9
  /// The tapback "question".
  case tapbackQuestioned = 10
  /// The tapback "laugh".
  case tapbackLaughed = 11
  /// A calendar event.
  case mediaCalendar = 12
  /// A place.
  case mediaLocation = 13
  /// A contact card.
  case mediaAddressCard = 14
  /// A still image.
  case mediaImage = 15
  /// A video.
  case mediaVideo = 16
  /// A pass for the wallet.
  case mediaPass = 17
  /// An audio file.
  case mediaAudio = 18
  /// A payment that was made.
  case paymentSent = 19
  /// A request for a payment.
  case paymentRequest = 20
  /// A note about a payment.
  case paymentNote = 21
  /// An Animoji recording.
  case animoji = 22
  /// An excerpt of an activity.
  case activitySnippet = 23
  /// A file of any type.
  case file = 24
  /// A web link.
  case link = 25
  /// A reaction to another message.
  case reaction = 26
  /// A moving image.
  case mediaAnimatedImage = 27
  /// An attachment of another app.
  case thirdPartyAttachment = 28
}

/// The kinds of messages to be sent.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INOutgoingMessageType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// Plain text.
  case outgoingMessageText = 1
  /// A voice message.
  case outgoingMessageAudio = 2
}

/// The kinds of notebook items.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INNotebookItemType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A plain note.
  case note = 1
  /// A list of tasks.
  case taskList = 2
  /// A single task.
  case task = 3
}

/// The kinds of payment methods.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPaymentMethodType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A checking account.
  case checking = 1
  /// A savings account.
  case savings = 2
  /// A brokerage account.
  case brokerage = 3
  /// A debit card.
  case debit = 4
  /// A credit card.
  case credit = 5
  /// A prepaid card.
  case prepaid = 6
  /// A store card.
  case store = 7
  /// A card in Apple's wallet.
  case applePay = 8
}

/// The statuses of a payment.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPaymentStatus: Int, Sendable {
  /// An unknown status.
  case unknown = 0
  /// Not yet made.
  case pending = 1
  /// Made in full.
  case completed = 2
  /// Called off.
  case canceled = 3
  /// Not made because of an error.
  case failed = 4
  /// Due.
  case unpaid = 5
}

/// A label of a handle.
///
/// - Source: the labels of contacts. Confidence: guess.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// At home.
  public static let home = Self(rawValue: "_$!<Home>!$_")
  /// At work.
  public static let work = Self(rawValue: "_$!<Work>!$_")
  /// An iPhone.
  public static let iPhone = Self(rawValue: "iPhone")
  /// A mobile phone.
  public static let mobile = Self(rawValue: "_$!<Mobile>!$_")
  /// The main phone.
  public static let main = Self(rawValue: "_$!<Main>!$_")
  /// The fax at home.
  public static let homeFax = Self(rawValue: "_$!<HomeFAX>!$_")
  /// The fax at work.
  public static let workFax = Self(rawValue: "_$!<WorkFAX>!$_")
  /// A pager.
  public static let pager = Self(rawValue: "_$!<Pager>!$_")
  /// Another one.
  public static let other = Self(rawValue: "_$!<Other>!$_")
}

/// The kinds of handles.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonHandleType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// An address for email.
  case emailAddress = 1
  /// A number for calls.
  case phoneNumber = 2
}

/// The relationship of a person to the user.
///
/// - Source: the labels of contacts. Confidence: guess.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The father.
  public static let father = Self(rawValue: "_$!<Father>!$_")
  /// The mother.
  public static let mother = Self(rawValue: "_$!<Mother>!$_")
  /// A parent.
  public static let parent = Self(rawValue: "_$!<Parent>!$_")
  /// A brother.
  public static let brother = Self(rawValue: "_$!<Brother>!$_")
  /// A sister.
  public static let sister = Self(rawValue: "_$!<Sister>!$_")
  /// A child.
  public static let child = Self(rawValue: "_$!<Child>!$_")
  /// A friend.
  public static let friend = Self(rawValue: "_$!<Friend>!$_")
  /// The spouse.
  public static let spouse = Self(rawValue: "_$!<Spouse>!$_")
  /// The partner.
  public static let partner = Self(rawValue: "_$!<Partner>!$_")
  /// The assistant.
  public static let assistant = Self(rawValue: "_$!<Assistant>!$_")
  /// The manager.
  public static let manager = Self(rawValue: "_$!<Manager>!$_")
}

/// The sources of a suggested person.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPersonSuggestionType: Int, Sendable {
  /// No suggestion.
  case none = 0
  /// An account of a social network.
  case socialProfile = 1
  /// An account of a messaging service.
  case instantMessageAddress = 2
}

/// The authorization statuses for Siri.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The phone's restrictions forbid it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user agreed.
  case authorized = 3
}

/// The kinds of vocabulary.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INVocabularyStringType: Int, Sendable {
  /// Names of the user's contacts.
  case contactName = 1
  /// Names of groups of contacts.
  case contactGroupName = 2
  /// Tags of photos.
  case photoTag = 100
  /// Titles of photo albums.
  case photoAlbumName = 101
  /// Names of workouts.
  case workoutActivityName = 200
  /// Profiles of cars.
  case carProfileName = 300
  /// Names that the user gives to cars.
  case carName = 301
  /// Organizations that take payments.
  case paymentsOrganizationName = 400
  /// Names that the user gives to accounts.
  case paymentsAccountNickname = 401
  /// Titles of notes and tasks.
  case notebookItemTitle = 500
  /// Names of folders and lists.
  case notebookItemGroupName = 501
  /// Titles of playlists.
  case mediaPlaylistTitle = 700
  /// Names of musicians.
  case mediaMusicArtistName = 701
  /// Titles of audiobooks.
  case mediaAudiobookTitle = 702
  /// Names of the authors of audiobooks.
  case mediaAudiobookAuthorName = 703
  /// Titles of shows.
  case mediaShowTitle = 704
}

/// The phases of a ride.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRidePhase: Int, Sendable {
  /// An unknown phase.
  case unknown = 0
  /// The request has arrived at the service.
  case received = 1
  /// The service has accepted the request.
  case confirmed = 2
  /// The passenger is on the way.
  case ongoing = 3
  /// The passenger has arrived.
  case completed = 4
  /// The vehicle comes near the pickup location.
  case approachingPickup = 5
  /// The vehicle waits at the pickup location.
  case pickup = 6
}

/// The combinations of conditions.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INConditionalOperator: Int, Sendable {
  /// Each condition holds.
  case all = 0
  /// At least one condition holds.
  case any = 1
  /// No condition holds.
  case none = 2
}

/// The frequencies of a recurrence.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRecurrenceFrequency: Int, Sendable {
  /// The frequency is unknown.
  case unknown = 0
  /// Once a minute.
  case minute = 1
  /// Once an hour.
  case hourly = 2
  /// Once a day.
  case daily = 3
  /// Once a week.
  case weekly = 4
  /// Once a month.
  case monthly = 5
  /// Once a year.
  case yearly = 6
}

/// The parts of a user's daily routine.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INDailyRoutineSituation: Int, Sendable {
  /// After waking up.
  case morning = 0
  /// Before going to bed.
  case evening = 1
  /// Arriving or being at home.
  case home = 2
  /// Being at work.
  case work = 3
  /// Being at school.
  case school = 4
  /// Being at a gym.
  case gym = 5
}

/// The roles of a relevant shortcut.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRelevantShortcutRole: Int, Sendable {
  /// The shortcut does something.
  case action = 0
  /// The shortcut shows something.
  case information = 1
}

/// The units of a workout's goal.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutGoalUnitType: Int, Sendable {
  /// An unknown unit.
  case unknown = 0
  /// Inches.
  case inch = 1
  /// Meters.
  case meter = 2
  /// Feet.
  case foot = 3
  /// Miles.
  case mile = 4
  /// Yards.
  case yard = 5
  /// Seconds.
  case second = 6
  /// Minutes.
  case minute = 7
  /// Hours.
  case hour = 8
  /// Joules.
  case joule = 9
  /// Kilocalories.
  case kiloCalorie = 10
}

/// The locations of workouts.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutLocationType: Int, Sendable {
  /// An unknown location.
  case unknown = 0
  /// In the open air.
  case outdoor = 1
  /// In a building.
  case indoor = 2
}
