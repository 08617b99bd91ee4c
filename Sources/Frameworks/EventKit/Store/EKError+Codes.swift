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
  public static let startDateCollidesWithOtherOccurrence = Code.startDateCollidesWithOtherOccurrence
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
