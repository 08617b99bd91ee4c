// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/EventKit.tsv.
// Do not edit.

/// The movements that trigger an alarm at a location.
public enum EKAlarmProximity: Int, Sendable {
  /// The alarm has no location.
  case none = 0
  /// The user arrives.
  case enter = 1
  /// The user leaves.
  case leave = 2
}

/// The types of alarms.
public enum EKAlarmType: Int, Sendable {
  /// The alarm shows a message.
  case display = 0
  /// The alarm plays a sound.
  case audio = 1
  /// The alarm opens a URL.
  case procedure = 2
  /// The alarm sends an e-mail.
  case email = 3
}

/// The status of the app's permission to use events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user cannot give permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The user has given permission.
  case fullAccess = 3
  /// The user has given permission to add events; no app gets it on this phone (Calendars.AU3).
  case writeOnly = 4
  /// The user has given permission; the name before iOS 17.
  public static var authorized: Self { .fullAccess }
}

/// The types of what a calendar contains.
public struct EKEntityMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)
}

/// A type of what a calendar contains.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event = 0
  /// Reminders.
  case reminder = 1
}

/// The availabilities that events of a calendar can have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Busy.
  public static let busy = Self(rawValue: 1)
  /// Free.
  public static let free = Self(rawValue: 2)
  /// Tentatively busy.
  public static let tentative = Self(rawValue: 4)
  /// Unavailable.
  public static let unavailable = Self(rawValue: 8)
}

/// The type of a calendar.
public enum EKCalendarType: Int, Sendable {
  /// A calendar of the phone itself.
  case local = 0
  /// One of a CalDAV server.
  case calDAV = 1
  /// One of an Exchange server.
  case exchange = 2
  /// A subscribed calendar.
  case subscription = 3
  /// The birthdays of contacts.
  case birthday = 4
}

/// The type of a source.
public enum EKSourceType: Int, Sendable {
  /// The phone itself.
  case local = 0
  /// An Exchange server.
  case exchange = 1
  /// A CalDAV server, such as iCloud.
  case calDAV = 2
  /// The iCloud of earlier systems.
  case mobileMe = 3
  /// Subscribed calendars.
  case subscribed = 4
  /// Birthdays of contacts.
  case birthdays = 5
}

/// The identifier of a type of rooms for conferences.
public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// The user's availability during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not support availabilities.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free = 1
  /// Tentatively busy.
  case tentative = 2
  /// Unavailable.
  case unavailable = 3
}

/// A closure that receives an event, and sets the pointer's value to end the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  /// The event has no status.
  case none = 0
  /// The event is confirmed.
  case confirmed = 1
  /// The event is tentative.
  case tentative = 2
  /// The event is canceled.
  case canceled = 3
}

/// The priority of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  /// No priority.
  case none = 0
  /// A high priority.
  case high = 1
  /// A medium priority.
  case medium = 5
  /// A low priority.
  case low = 9
}

/// The role of a participant of an event.
public enum EKParticipantRole: Int, Sendable {
  /// The role is unknown.
  case unknown = 0
  /// The participation is required.
  case required = 1
  /// The participation is optional.
  case optional = 2
  /// The participant leads the event.
  case chair = 3
  /// The participant does not take part.
  case nonParticipant = 4
}

/// The progress of the invitation of a participant.
public enum EKParticipantScheduleStatus: Int, Sendable {
  /// Nothing was sent.
  case none = 0
  /// The invitation waits.
  case pending = 1
  /// The invitation was sent.
  case sent = 2
  /// The invitation was delivered.
  case delivered = 3
  /// The server does not know the participant.
  case recipientNotRecognized = 4
  /// The organizer has no permission to invite the participant.
  case noPrivileges = 5
  /// The invitation has not arrived.
  case deliveryFailed = 6
  /// The invitation cannot be delivered.
  case cannotDeliver = 7
  /// The participant cannot be invited.
  case recipientNotAllowed = 8
}

/// The responses of a participant to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// The response is unknown.
  case unknown = 0
  /// The participant has not answered.
  case pending = 1
  /// The participant has accepted.
  case accepted = 2
  /// The participant has declined.
  case declined = 3
  /// The participant has accepted tentatively.
  case tentative = 4
  /// The participant has delegated the invitation.
  case delegated = 5
  /// The event is over.
  case completed = 6
  /// The event is in progress.
  case inProcess = 7
}

/// The type of a participant of an event.
public enum EKParticipantType: Int, Sendable {
  /// The type is unknown.
  case unknown = 0
  /// A person.
  case person = 1
  /// A room.
  case room = 2
  /// A resource, such as a device.
  case resource = 3
  /// A group.
  case group = 4
}

/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Daily.
  case daily = 0
  /// Weekly.
  case weekly = 1
  /// Monthly.
  case monthly = 2
  /// Yearly.
  case yearly = 3
}

/// The days of the week, numbered as in Foundation's calendars.
public enum EKWeekday: Int, Sendable {
  /// Sunday.
  case sunday = 1
  /// Monday.
  case monday = 2
  /// Tuesday.
  case tuesday = 3
  /// Wednesday.
  case wednesday = 4
  /// Thursday.
  case thursday = 5
  /// Friday.
  case friday = 6
  /// Saturday.
  case saturday = 7
}

extension EKError {
  /// The code `eventNotMutable`.
  public static let eventNotMutable = Code.eventNotMutable
  /// The code `noCalendar`.
  public static let noCalendar = Code.noCalendar
  /// The code `noStartDate`.
  public static let noStartDate = Code.noStartDate
  /// The code `noEndDate`.
  public static let noEndDate = Code.noEndDate
  /// The code `datesInverted`.
  public static let datesInverted = Code.datesInverted
  /// The code `internalFailure`.
  public static let internalFailure = Code.internalFailure
  /// The code `calendarReadOnly`.
  public static let calendarReadOnly = Code.calendarReadOnly
  /// The code `durationGreaterThanRecurrence`.
  public static let durationGreaterThanRecurrence = Code.durationGreaterThanRecurrence
  /// The code `alarmGreaterThanRecurrence`.
  public static let alarmGreaterThanRecurrence = Code.alarmGreaterThanRecurrence
  /// The code `startDateTooFarInFuture`.
  public static let startDateTooFarInFuture = Code.startDateTooFarInFuture
  /// The code `startDateCollidesWithOtherOccurrence`.
  public static let startDateCollidesWithOtherOccurrence =
    Code.startDateCollidesWithOtherOccurrence
  /// The code `objectBelongsToDifferentStore`.
  public static let objectBelongsToDifferentStore = Code.objectBelongsToDifferentStore
  /// The code `invitesCannotBeMoved`.
  public static let invitesCannotBeMoved = Code.invitesCannotBeMoved
  /// The code `invalidSpan`.
  public static let invalidSpan = Code.invalidSpan
  /// The code `calendarHasNoSource`.
  public static let calendarHasNoSource = Code.calendarHasNoSource
  /// The code `calendarSourceCannotBeModified`.
  public static let calendarSourceCannotBeModified = Code.calendarSourceCannotBeModified
  /// The code `calendarIsImmutable`.
  public static let calendarIsImmutable = Code.calendarIsImmutable
  /// The code `sourceDoesNotAllowCalendarAddDelete`.
  public static let sourceDoesNotAllowCalendarAddDelete = Code.sourceDoesNotAllowCalendarAddDelete
  /// The code `recurringReminderRequiresDueDate`.
  public static let recurringReminderRequiresDueDate = Code.recurringReminderRequiresDueDate
  /// The code `structuredLocationsNotSupported`.
  public static let structuredLocationsNotSupported = Code.structuredLocationsNotSupported
  /// The code `reminderLocationsNotSupported`.
  public static let reminderLocationsNotSupported = Code.reminderLocationsNotSupported
  /// The code `alarmProximityNotSupported`.
  public static let alarmProximityNotSupported = Code.alarmProximityNotSupported
  /// The code `calendarDoesNotAllowEvents`.
  public static let calendarDoesNotAllowEvents = Code.calendarDoesNotAllowEvents
  /// The code `calendarDoesNotAllowReminders`.
  public static let calendarDoesNotAllowReminders = Code.calendarDoesNotAllowReminders
  /// The code `sourceDoesNotAllowReminders`.
  public static let sourceDoesNotAllowReminders = Code.sourceDoesNotAllowReminders
  /// The code `sourceDoesNotAllowEvents`.
  public static let sourceDoesNotAllowEvents = Code.sourceDoesNotAllowEvents
  /// The code `priorityIsInvalid`.
  public static let priorityIsInvalid = Code.priorityIsInvalid
  /// The code `invalidEntityType`.
  public static let invalidEntityType = Code.invalidEntityType
  /// The code `procedureAlarmsNotMutable`.
  public static let procedureAlarmsNotMutable = Code.procedureAlarmsNotMutable
  /// The code `eventStoreNotAuthorized`.
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  /// The code `osNotSupported`.
  public static let osNotSupported = Code.osNotSupported
  /// The code `invalidInviteReplyCalendar`.
  public static let invalidInviteReplyCalendar = Code.invalidInviteReplyCalendar
  /// The code `notificationsCollectionFlagNotSet`.
  public static let notificationsCollectionFlagNotSet = Code.notificationsCollectionFlagNotSet
  /// The code `sourceMismatch`.
  public static let sourceMismatch = Code.sourceMismatch
  /// The code `notificationCollectionMismatch`.
  public static let notificationCollectionMismatch = Code.notificationCollectionMismatch
  /// The code `notificationSavedWithoutCollection`.
  public static let notificationSavedWithoutCollection = Code.notificationSavedWithoutCollection
  /// The code `reminderAlarmContainsEmailOrURL`.
  public static let reminderAlarmContainsEmailOrURL = Code.reminderAlarmContainsEmailOrURL
}

/// The events of a recurrence that a change is about (Calendars.RS1…).
public enum EKSpan: Int, Sendable {
  /// The event.
  case thisEvent = 0
  /// The event and all later ones of its recurrence.
  case futureEvents = 1
}

extension NSNotification.Name {
  /// Posted on the main thread when calendars, events or reminders have changed.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}
